import type { WordType } from "./word_type.ts";

/** What was worked out about words, so that texts that share them share it too. */
export interface WordMemory {
  readonly types: Map<string, WordType>;
  /** What a word adds to the scores of the tokens around it. */
  readonly sums: Map<WordType, Int32Array>;
}

/** A memory that holds nothing yet. */
export function makeWordMemory(): WordMemory {
  return { types: new Map(), sums: new Map() };
}
