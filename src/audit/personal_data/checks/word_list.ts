import { foldText } from "../numbered/fold_text.ts";

const WORD = /[\da-z\u00aa\u00b5\u00ba\u00c0-\uffff]+/g;
const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const INSIDE_WORD = /[\p{L}\p{M}\p{N}]/u;

/** Words and phrases that are looked for in short stretches of text. */
export interface WordList {
  /** Whether one of them stands in the text. */
  test(text: string): boolean;
  /** With one of these begins whatever is found, as `foldText` folds it. */
  readonly beginnings: readonly string[];
  /** Where the last one that stands in the text ends, in UTF-16 units; -1 for none. */
  lastEnd(text: string): number;
}

/** The words by the way in which they are found. */
interface Parts {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** The lengths of the stems, ascending. */
  readonly stemLengths: readonly number[];
  /** The first characters of all that is looked for; most words begin with none of them. */
  readonly initials: ReadonlySet<number>;
  /** By their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly unspaced: readonly string[];
}

interface Phrase {
  readonly text: string;
  readonly open: boolean;
}

/**
 * A list of words that are found as whole words, whatever their case; one that ends in `*` may go
 * on. Words of scripts that set no spaces are found anywhere. Finding costs one look-up a word of
 * the text, however long the list is.
 */
export function makeWordList(entries: readonly string[]): WordList {
  const words = new Set<string>();
  const stems = new Set<string>();
  const phrases = new Map<string, Phrase[]>();
  const unspaced: string[] = [];
  for (const entry of entries) {
    const open = entry.endsWith("*");
    const text = (open ? entry.slice(0, -1) : entry).toLowerCase();
    const [first = ""] = text.match(WORD) ?? [];
    if (UNSPACED.test(text)) unspaced.push(text);
    else if (first !== text) phrases.set(first, [...(phrases.get(first) ?? []), { text, open }]);
    else (open ? stems : words).add(text);
  }
  const stemLengths = [...new Set([...stems].map((stem) => stem.length))].sort((a, b) => a - b);
  const spaced = [...words, ...stems, ...phrases.keys()];
  const initials = new Set(spaced.map((word) => word.charCodeAt(0)));
  const parts = { words, stems, stemLengths, initials, phrases, unspaced };
  return {
    beginnings: [...new Set([...spaced, ...unspaced].map(foldText))],
    test: (text) => findLastEnd(parts, text) >= 0,
    lastEnd: (text) => findLastEnd(parts, text),
  };
}

function findLastEnd(parts: Parts, text: string): number {
  const lower = text.toLowerCase();
  let last = -1;
  for (const match of lower.matchAll(WORD)) {
    const [word] = match;
    if (!parts.initials.has(word.charCodeAt(0))) continue;
    if (isListed(parts, word)) last = Math.max(last, match.index + word.length);
    for (const phrase of parts.phrases.get(word) ?? []) {
      last = Math.max(last, endOfPhrase(lower, match.index, phrase));
    }
  }
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
  for (const length of parts.stemLengths) {
    if (length > word.length) return false;
    if (parts.stems.has(word.slice(0, length))) return true;
  }
  return false;
}

function endOfPhrase(lower: string, start: number, phrase: Phrase): number {
  if (!lower.startsWith(phrase.text, start)) return -1;
  const end = start + phrase.text.length;
  const closed = !phrase.open && INSIDE_WORD.test(phrase.text.at(-1) ?? "");
  return closed && INSIDE_WORD.test(lower[end] ?? "") ? -1 : end;
}
