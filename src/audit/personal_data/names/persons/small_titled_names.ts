import { type Analysis, LOWER_CASE } from "../../../tagging/analyze_text.ts";
import { FUNCTION_WORD, SURNAME } from "../../../tagging/gazetteer.ts";
import { commonnessOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits } from "../../../tagging/world_names.ts";

const CONFIDENCE = 0.6;
/** Titles that only names follow, or small words. */
const TITLES = new Set(
  "madame monsieur mme señora señorita doña mevrouw meneer signora".split(" "),
);
/** Titles that are words for a woman or a man, too; what follows must be somebody's name. */
const WORDS_AND_TITLES = new Set(
  "frau herr herrn señor don signor pani panu panią pana fru herra rouva".split(" "),
);
/** Behind an article or "my" the word is no title. */
const DETERMINERS = new Set(
  "die der das eine ein meine deine seine ihre unsere keine diese jede el la los las un una mi tu su il lo una mio tua moja twoja jego jej ta ten min din hans en een de".split(
    " ",
  ),
);
/** So common a word is none's name, whatever stands before it. */
const TOO_COMMON = 6;
const SHORTEST = 3;

function isSurname({ lower, bits, facts }: WordType, listed: boolean): boolean {
  if (lower.length < SHORTEST || (bits & FUNCTION_WORD) !== 0) return false;
  if ((bits & SURNAME) !== 0 || inflectedNameBits(lower) !== 0) return true;
  return !listed && commonnessOf(facts) < TOO_COMMON;
}

/** Surnames behind titles in lines without capitals: "frau yildirim", "madame fontaine". Linear. */
export function smallTitledNames({ types, tokens, lineCases }: Analysis): TaggedName[] {
  const persons: TaggedName[] = [];
  for (let at = 1; at < types.length; at++) {
    const type = types[at]!;
    if (lineCases[at] !== LOWER_CASE || type.casing !== 0 || type.isSymbol) continue;
    const before = types[at - 1]!.lower;
    const ambiguous = WORDS_AND_TITLES.has(before);
    if ((!ambiguous && !TITLES.has(before)) || tokens.gaps[at] !== GAP_SPACE) continue;
    if (ambiguous && DETERMINERS.has(types[at - 2]?.lower ?? "")) continue;
    if (!isSurname(type, ambiguous)) continue;
    const [start, end] = [tokens.starts[at]!, tokens.ends[at]!];
    persons.push({ kind: "PERSON", start, end, first: at, last: at, confidence: CONFIDENCE });
  }
  return persons;
}
