import type { WordType } from "../../../tagging/word_type.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";

/**
 * Whether the lexicon knows the word as a given name or a surname, and not rather as an ordinary
 * word of English: those are mostly written without a capital.
 */
export function isListedName({ facts }: WordType): boolean {
  const given = facts & 3;
  const surname = (facts >> 2) & 3;
  const likeness = (facts >> 6) & 3;
  const known = given > 0 || surname > 1 || likeness > 1 || (surname > 0 && likeness > 0);
  return known && !isMostlySmall({ facts });
}
