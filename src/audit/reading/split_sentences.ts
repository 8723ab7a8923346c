import { SENTENCE_WORDS, type Sentence, type Word } from "./reading.ts";

const ALWAYS_ENDS = new Set("\n\r!?。！？؟।;；".split(""));

/** Groups the words of a text into sentences, by punctuation and lines, in any script. */
export function splitSentences(text: string, words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  for (let index = 0; index < words.length; index += 1) {
    const isLast = index === words.length - 1;
    const next = isLast ? text.length : (words[index + 1] as Word).start;
    const ends = isLast || endsBetween(text, (words[index] as Word).end, next);
    if (!ends && index - first + 1 < SENTENCE_WORDS) continue;
    const start = (words[first] as Word).start;
    sentences.push({ start, end: (words[index] as Word).end, first, last: index + 1 });
    first = index + 1;
  }
  return sentences;
}

/** A full stop ends a sentence only before white space: `example.com` and `3.5` hold together. */
function endsBetween(text: string, from: number, to: number): boolean {
  for (let offset = from; offset < to; offset += 1) {
    const character = text[offset] as string;
    if (ALWAYS_ENDS.has(character)) return true;
    if (character === "." && offset + 1 < to && text.charCodeAt(offset + 1) <= 32) return true;
  }
  return false;
}
