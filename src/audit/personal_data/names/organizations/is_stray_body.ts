import type { Analysis } from "../../../tagging/analyze_text.ts";
import { BRAND_NAME, ORGANIZATION_WORD } from "../../../tagging/gazetteer.ts";
import { EAST_ASIAN, isFunctionWord } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { LEARNED } from "../learned_languages.ts";
import { isAllSmall } from "../words/is_all_small.ts";
import { isOrdinaryWord } from "../words/is_ordinary_word.ts";

/** So sure the tagger must be of a body that is called by ordinary words of a language that it has not learned. */
const LEAST = 0.9;
/** A number of papers: "RK-9", and "SR" of "SR/88-1". */
const CODE = /^\p{Lu}{1,4}[-/]?\d+$/u;
const CODE_BEHIND = /^(?:\d|[/-]\d)/u;
const CAPITALISED = 1;
/** Several ordinary words with a capital each are a name where nouns have none. */
const MOST_CAPITALS = 1;
const KNOWN = BRAND_NAME | ORGANIZATION_WORD;

/**
 * Whether ordinary words or a number of papers were taken for a body, in a language that the tagger
 * has not learned: "der Einstellungen ab", "Reklamacja RK-9".
 */
export function isStrayBody(name: TaggedName, analysis: Analysis): boolean {
  const { text, types, bits, language } = analysis;
  if (name.kind !== "ORGANIZATION" || LEARNED.has(language) || language === EAST_ASIAN)
    return false;
  const { start, end, first, last, confidence } = name;
  if (CODE.test(text.slice(start, end)) || CODE_BEHIND.test(text.slice(end, end + 2))) return true;
  if (confidence >= LEAST) return false;
  if (isAllSmall(name, analysis) && types.some(({ casing }) => casing === CAPITALISED)) return true;
  let capitals = 0;
  for (let at = first; at <= last; at++) {
    const type = types[at]!;
    if (type.isSymbol) continue;
    if (type.casing > 1 || (bits[at]! & KNOWN) !== 0) return false;
    if (type.casing === CAPITALISED ? !isOrdinaryWord(type) : !isFunctionWord(type.lower))
      return false;
    capitals += type.casing;
  }
  return capitals <= MOST_CAPITALS;
}
