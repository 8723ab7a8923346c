import type { WordType } from "../../../tagging/word_type.ts";

const CAPITALS_SHIFT = 16;
/** Of eight steps, from which on the lexicon's languages mostly write a word with a capital. */
const MOSTLY_CAPITAL = 5;

/** Whether the lexicon's languages have the word, and mostly write it without a capital. */
export function isMostlySmall({ facts }: Pick<WordType, "facts">): boolean {
  const capitals = (facts >>> CAPITALS_SHIFT) & 7;
  return capitals > 0 && capitals < MOSTLY_CAPITAL;
}
