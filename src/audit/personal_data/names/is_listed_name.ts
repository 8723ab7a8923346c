import type { WordType } from "../../tagging/word_type.ts";

/** Of eight steps, from which on a word is mostly written with a capital. */
const MOSTLY_CAPITAL = 5;

/**
 * Whether the lexicon knows the word as a given name or a surname, and not rather as an ordinary
 * word of English: those are mostly written without a capital.
 */
export function isListedName({ facts }: WordType): boolean {
  const given = facts & 3;
  const surname = (facts >> 2) & 3;
  const likeness = (facts >> 6) & 3;
  const capitals = (facts >> 16) & 7;
  const known = given > 0 || surname > 1 || likeness > 1 || (surname > 0 && likeness > 0);
  return known && (capitals === 0 || capitals >= MOSTLY_CAPITAL);
}
