import { isWorldGiven } from "./is_world_given.ts";
import { matchSpans } from "../match_spans.ts";
import { namePattern } from "./name_pattern.ts";

const NAME = namePattern({ least: 0, most: 3 });

/** To whose hands a letter goes; nothing but a person's name follows. */
const ATTENTION = new RegExp(
  `(?<=(?<![\\p{L}])(?:[Aa]ttn|[Aa]tt|[Aa]ttention|ATTN|[Cc]/[Oo]|z\\. ?Hd\\.?|z\\.H\\.|zu Händen(?: von)?|à l['’]attention d[eu]|a la atención de|A/A|all['’]attenzione di|t\\.a\\.v\\.|ter attentie van|do rąk|k rukám|aos cuidados de|A/C)[.:]{0,2} (?:(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|M|Mme|Sra?|Sig|Pani?)\\.? )?)${NAME}(?=[,.;\\n]|$)`,
  "gu",
);
/** Where goods and bills go; a person's name may stand before the street. */
const DESTINATION = new RegExp(
  `(?<=(?:[Ss]hip(?:ping|ped)?(?: address| to)?|[Dd]eliver(?:y|ed)?(?: address| to)?|[Bb]ill(?:ing)?(?: address| to)|[Rr]ecipient|[Cc]onsignee|[Ll]ieferadresse|[Rr]echnungsadresse|[Ee]mpfänger(?:in)?|[Aa]dresse de livraison|[Dd]estinataire|[Dd]irección de (?:envío|entrega)|[Dd]estinatari[oa]|[Ee]ndereço de entrega|[Ii]ndirizzo di (?:consegna|spedizione)|[Bb]ezorgadres|[Aa]fleveradres|[Oo]dbiorca|[Aa]dres dostawy|[Ll]everansadress|[Ll]everingsadresse): ?)${NAME}(?=,? ?[,\\n])`,
  "gu",
);
const MAYBE =
  /[Aa]tt|ATTN|c\/o|C\/O|[Hh]d\.|z\.H|Händen|A\/[AC]|t\.a\.v|rąk|rukám|cuidados|: ?\p{Lu}/u;

/** Persons to whom letters and parcels are addressed. Linear. */
export function addressedPersons(text: string): { start: number; end: number }[] {
  if (!MAYBE.test(text)) return [];
  const named = matchSpans(text, [DESTINATION]).filter(({ start, end }) => {
    const [first = ""] = text.slice(start, end).toLowerCase().split(" ");
    return isWorldGiven(first);
  });
  return [...matchSpans(text, [ATTENTION]), ...named];
}
