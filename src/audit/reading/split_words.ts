import { FREQUENT_SHORT_WORDS } from "./frequent_short_words.ts";
import { foldWord } from "./fold_word.ts";
import type { Word } from "./reading.ts";

/** Scripts that write without spaces: every character is a word of its own. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[[\p{L}\p{N}_$@]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]][[\p{L}\p{M}\p{N}_$@!*\u00ad\u200b-\u200f\u2060-\u2064\ufeff]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]*/gv;

/** Nothing but Latin letters, and some with marks: no disguise. */
const MARKED = /^\p{Script=Latin}+$/u;
const TRAILING = new Set(["!", "*", "$", "@", "_"]);
const ONE_LETTER = /^[a-z0-9]$/;
const SHORTEST_SPACED_WORD = 4;

/**
 * Takes a text apart into folded words. A word written with its letters apart ("k i l l") becomes
 * one. Time is linear in the length of the text.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const known = new Map<string, Pick<Word, "text" | "marked">>();
  for (const match of text.matchAll(WORD)) {
    let length = match[0].length;
    while (length > 1 && TRAILING.has(match[0][length - 1] as string)) length -= 1;
    const written = match[0].slice(0, length);
    let folded = known.get(written);
    if (folded === undefined) {
      folded = fold(written.toLowerCase());
      known.set(written, folded);
    }
    const { index: start } = match;
    if (folded.text !== "") words.push({ ...folded, start, end: start + length });
  }
  return joinSpacedLetters(words);
}

function fold(lower: string): Pick<Word, "text" | "marked"> {
  const text = foldWord(lower);
  if (text === lower || !FREQUENT_SHORT_WORDS.has(text)) return { text };
  const marked = lower.normalize("NFC");
  return MARKED.test(marked) ? { text, marked } : { text };
}

function joinSpacedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length;) {
    const length = lengthOfSpacedRun(words, index);
    const first = words[index] as Word;
    if (length < SHORTEST_SPACED_WORD) {
      joined.push(first);
      index += 1;
      continue;
    }
    const run = words.slice(index, index + length);
    const last = run.at(-1) as Word;
    joined.push({ text: run.map((word) => word.text).join(""), start: first.start, end: last.end });
    index += length;
  }
  return joined;
}

function lengthOfSpacedRun(words: readonly Word[], from: number): number {
  let length = 0;
  for (let index = from; index < words.length; index += 1) {
    const word = words[index] as Word;
    if (!ONE_LETTER.test(word.text)) break;
    if (length > 0 && word.start !== (words[index - 1] as Word).end + 1) break;
    length += 1;
  }
  return length;
}
