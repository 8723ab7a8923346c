import type { Reading } from "../reading/reading.ts";

/** What the models make of a text: one number from 0 to 1 a head. */
export interface HeadScores {
  /** Of the text as a whole. */
  readonly whole: Readonly<Record<string, number>>;
  /** The highest over its sentences, and the index of the sentence where it stands. */
  readonly sentence: Readonly<Record<string, { readonly score: number; readonly index: number }>>;
}

/** Scores a text with every head. */
export function scoreReading(_reading: Reading): HeadScores {
  return { whole: {}, sentence: {} };
}
