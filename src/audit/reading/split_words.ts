import { FREQUENT_SHORT_WORDS } from "./frequent_short_words.ts";
import { foldWord } from "./fold_word.ts";
import type { Word } from "./reading.ts";
import { rememberStretches } from "./remember_stretches.ts";

/** A word at a position. In scripts that write without spaces every character is a word of its own. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[[\p{L}\p{N}_$@]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]][[\p{L}\p{M}\p{N}_$@!*\u00ad\u200b-\u200f\u2060-\u2064\ufeff]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]*/vy;

const ASCII = 128;
/** What begins a word, and what goes on with it, among ASCII characters, by their codes. */
const BEGINS = codesOf(/[A-Za-z0-9_$@]/);
const GOES_ON = codesOf(/[A-Za-z0-9_$@!*]/);

/** Nothing but Latin letters, and some with marks: no disguise. */
const MARKED = /^\p{Script=Latin}+$/u;
/** Letters that only Vietnamese has: without its marks nearly every syllable there is another word. */
const VIETNAMESE = /[ảạấầẩẫậắằẳẵặẻẹếềểễệỉịỏọốồổỗộơớờởỡợủụưứừửữựỷỵ]/u;
const TRAILING = new Set(["!", "*", "$", "@", "_"]);
const ONE_LETTER = /^[a-z0-9]$/;
const SHORTEST_SPACED_WORD = 4;

function codesOf(signs: RegExp): Uint8Array {
  return Uint8Array.from({ length: ASCII }, (_, code) =>
    signs.test(String.fromCharCode(code)) ? 1 : 0,
  );
}

const JOINED_NAME = /^[\p{L}\p{N}]{2,}(?:_[\p{L}\p{N}]{2,})+$/u;

/** Where a word stands. */
type Place = Pick<Word, "start" | "end">;

/** A word without its place. */
type Folded = Pick<Word, "text" | "marked">;

/**
 * Takes a text apart into folded words. A word written with its letters apart ("k i l l") becomes
 * one. Time is linear in the length of the text.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const foldedAt = rememberStretches(text, (written) => fold(written.toLowerCase()));
  for (let start = 0, next = 0; start < text.length; start = Math.max(next, start + 1)) {
    next = endOfWord(text, start);
    if (next === start) continue;
    let end = next;
    while (end > start + 1 && TRAILING.has(text.charAt(end - 1))) end -= 1;
    for (const part of partsOf(text, { start, end })) {
      const folded = foldedAt(part.start, part.end);
      if (folded.text !== "") words.push(placed(folded, part));
    }
  }
  return joinSpacedLetters(words);
}

/** The words of a name as settings have them ("ask_parents"); a disguised word ("k_ill") stays one. */
function partsOf(text: string, word: Place): readonly Place[] {
  const name = text.slice(word.start, word.end);
  if (!name.includes("_") || !JOINED_NAME.test(name)) return [word];
  let { start } = word;
  return name.split("_").map(({ length }) => {
    const part = { start, end: start + length };
    start += length + 1;
    return part;
  });
}

/** Where the word ends that begins at an offset; the offset itself where none does. */
function endOfWord(text: string, start: number): number {
  let end = start;
  let code = text.charCodeAt(start);
  if (code < ASCII) {
    if (BEGINS[code] === 0) return start;
    do code = text.charCodeAt((end += 1));
    while (code < ASCII && GOES_ON[code] === 1);
    if (end === text.length || code < ASCII) return end;
  }
  WORD.lastIndex = start;
  return WORD.test(text) ? WORD.lastIndex : start;
}

function placed({ text, marked }: Folded, { start, end }: { start: number; end: number }): Word {
  return marked === undefined ? { text, start, end } : { text, marked, start, end };
}

function fold(lower: string): Folded {
  const text = foldWord(lower);
  if (text === lower) return { text };
  const marked = lower.normalize("NFC");
  if (!FREQUENT_SHORT_WORDS.has(text) && !VIETNAMESE.test(marked)) return { text };
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
    if (word.text.length > 1 || !ONE_LETTER.test(word.text)) break;
    if (length > 0 && word.start !== (words[index - 1] as Word).end + 1) break;
    length += 1;
  }
  return length;
}
