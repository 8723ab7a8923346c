import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME, SURNAME } from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

const NAME_BITS = GIVEN_NAME | SURNAME;

/** Stems of the international nonproprietary names of drugs (WHO), in English and German. */
const DRUG_STEMS =
  /(?:mab|tinib|ciclib|pril|sartan|statin|olol|conazol|prazol|nidazol|cillin|mycin|cyclin|floxacin|azepam|zolam|oxetin|parin|farin|profen|fenac|cain|formin|gliptin|gliflozin|tidin|triptan|coxib|setron|lukast|thiazid|semid|dipin|parib|grel|xaban|gatran|tidone?|vudin|ciclovir|buvir|previr|tegravir|cetamol|aminophen|ylacetyls?)e?$/;
const DOSE = /^ \d{1,4}(?:[.,]\d{1,3})? ?(?:mg|mcg|µg|ml|cl|g|kg|oz|IE|IU)\b/i;

/** "Coenzyme Q10", "Vitamin B12". */
const NUTRIENT = /^(?:co-?enzym\p{L}*|provitamin\p{L}*|vitamin\p{L}*) \p{Lu}{1,2}-?\d{0,2}$/iu;

/** Whether what the tagger took for a person is a drug: those are written like surnames. */
export function isDrug(
  { first, last, start, end }: TaggedName,
  { types, bits, text }: Analysis,
): boolean {
  if (DOSE.test(text.slice(end, end + 16))) return true;
  if (NUTRIENT.test(text.slice(start, end))) return true;
  const word = types[last]!;
  return last === first && (bits[first]! & NAME_BITS) === 0 && DRUG_STEMS.test(word.lower);
}
