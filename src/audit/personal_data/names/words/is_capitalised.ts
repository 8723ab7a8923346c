import type { WordType } from "../../../tagging/word_type.ts";

const FEWEST_LETTERS = 3;

/** Whether a word of at least three letters is written with a capital, as names are. */
export function isCapitalised({ casing, lower, isSymbol }: WordType): boolean {
  return !isSymbol && (casing === 1 || casing === 3) && lower.length >= FEWEST_LETTERS;
}
