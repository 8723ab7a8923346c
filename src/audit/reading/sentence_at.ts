import type { Sentence } from "./reading.ts";

/** The index of the sentence that holds a word; -1 when none does. */
export function sentenceAt(sentences: readonly Sentence[], word: number): number {
  let low = 0;
  let high = sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = sentences[middle] as Sentence;
    if (word < sentence.first) high = middle - 1;
    else if (word >= sentence.last) low = middle + 1;
    else return middle;
  }
  return -1;
}
