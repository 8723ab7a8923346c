const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const INSIDE_WORD = /[\p{L}\p{M}\p{N}]/u;
const SHORTEST_STEM = 2;

/** Words and phrases that are looked for in short stretches of text. */
export interface WordList {
  /** Whether one of them stands in the text. */
  test(text: string): boolean;
  /** Where the last one that stands in the text ends, in UTF-16 units; -1 for none. */
  lastEnd(text: string): number;
}

/** The words by the way in which they are found. */
interface Parts {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly phrases: readonly { readonly text: string; readonly open: boolean }[];
  readonly unspaced: readonly string[];
}

/**
 * A list of words that are found as whole words, whatever their case; one that ends in `*` may go
 * on. Words of scripts that set no spaces are found anywhere. Finding costs one look-up a word of
 * the text, however long the list is.
 */
export function makeWordList(entries: readonly string[]): WordList {
  const words = new Set<string>();
  const stems = new Set<string>();
  const phrases: { text: string; open: boolean }[] = [];
  const unspaced: string[] = [];
  for (const entry of entries) {
    const open = entry.endsWith("*");
    const text = (open ? entry.slice(0, -1) : entry).toLowerCase();
    if (UNSPACED.test(text)) unspaced.push(text);
    else if (!/^[\p{L}\p{M}\p{N}]+$/u.test(text)) phrases.push({ text, open });
    else (open ? stems : words).add(text);
  }
  const parts = { words, stems, phrases, unspaced };
  return {
    test: (text) => findLastEnd(parts, text) >= 0,
    lastEnd: (text) => findLastEnd(parts, text),
  };
}

function findLastEnd(parts: Parts, text: string): number {
  const lower = text.toLowerCase();
  let last = -1;
  for (const match of lower.matchAll(WORD)) {
    if (isListed(parts, match[0])) last = match.index + match[0].length;
  }
  for (const phrase of parts.phrases) last = Math.max(last, endOfPhrase(lower, phrase));
  if (parts.unspaced.length > 0 && UNSPACED.test(lower)) {
    for (const word of parts.unspaced) {
      const start = lower.lastIndexOf(word);
      if (start >= 0) last = Math.max(last, start + word.length);
    }
  }
  return last;
}

function isListed(parts: Parts, word: string): boolean {
  if (parts.words.has(word)) return true;
  if (parts.stems.size === 0) return false;
  for (let length = SHORTEST_STEM; length <= word.length; length++) {
    if (parts.stems.has(word.slice(0, length))) return true;
  }
  return false;
}

function endOfPhrase(lower: string, phrase: { text: string; open: boolean }): number {
  const start = lower.lastIndexOf(phrase.text);
  if (start < 0) return -1;
  const end = start + phrase.text.length;
  const first = phrase.text[0] ?? "";
  const last = phrase.text.at(-1) ?? "";
  if (INSIDE_WORD.test(first) && INSIDE_WORD.test(lower[start - 1] ?? "")) return -1;
  if (!phrase.open && INSIDE_WORD.test(last) && INSIDE_WORD.test(lower[end] ?? "")) return -1;
  return end;
}
