import type { Sentence } from "./reading.ts";
import { firstIndex } from "./first_index.ts";

/** The index of the sentence that holds a word; -1 when none does. */
export function sentenceAt(sentences: readonly Sentence[], word: number): number {
  const index = firstIndex(sentences, ({ last }) => last > word);
  const sentence = sentences[index];
  return sentence !== undefined && sentence.first <= word ? index : -1;
}
