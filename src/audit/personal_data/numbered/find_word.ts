/** Scripts that do not set words apart by spaces, and those that join particles to words. */
const JOINED_SCRIPT =
  /[\u0590-\u06FF\u0E00-\u0E7F\u1100-\u11FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** Shorter words must stand alone; longer ones may go on, as inflected words do. */
const SHORTEST_STEM = 5;

/** Whether a word is of a script in which words are found inside longer runs of letters. */
export function isJoined(word: string): boolean {
  return JOINED_SCRIPT.test(word);
}

function standsAlone(text: string, word: { start: number; end: number }): boolean {
  if (word.start > 0 && WORD_CHARACTER.test(text.charAt(word.start - 1))) return false;
  if (word.end - word.start >= SHORTEST_STEM || word.end >= text.length) return true;
  return !WORD_CHARACTER.test(text.charAt(word.end));
}

function isThere(text: string, at: { start: number; word: string }): boolean {
  if (isJoined(at.word)) return true;
  return standsAlone(text, { start: at.start, end: at.start + at.word.length });
}

/** Offset of the last occurrence of a word in folded text, or -1. */
export function findLastWord(text: string, word: string): number {
  let start = text.lastIndexOf(word);
  while (start >= 0 && !isThere(text, { start, word })) {
    start = start === 0 ? -1 : text.lastIndexOf(word, start - 1);
  }
  return start;
}

/** Offset of the first occurrence of a word in folded text, or -1. */
export function findFirstWord(text: string, word: string): number {
  let start = text.indexOf(word);
  while (start >= 0 && !isThere(text, { start, word })) start = text.indexOf(word, start + 1);
  return start;
}
