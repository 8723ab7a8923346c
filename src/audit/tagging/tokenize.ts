import {
  CASELESS,
  CHARACTER_CLASSES,
  DIGIT,
  IDEOGRAPH,
  KATAKANA,
  LINE_BREAK,
  LOWER,
  MARK,
  SPACE,
  SYMBOL,
  UPPER,
} from "./character_class.ts";
import { isWrittenWithoutSpaces, wordsWithoutSpaces } from "./words_without_spaces.ts";

/** What stands between a token and the one before it. */
export const GAP_NONE = 0;
export const GAP_SPACE = 1;
export const GAP_LINE = 2;

/** A text cut into words, numbers and single symbols, as columns: one entry per token. */
export interface Tokens {
  readonly count: number;
  /** UTF-16 offsets into the text; `ends` are exclusive. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** `GAP_NONE`, `GAP_SPACE` or `GAP_LINE` before the token; the first token has `GAP_LINE`. */
  readonly gaps: Uint8Array;
}

const LETTER = 100;

/**
 * A submission holds at most 2,000 tokens of a language model, of which few stand for more than
 * four of these; what is longer is no text. The rest is left out.
 */
const MOST_TOKENS = 8192;
/** Of numbers and symbols in a row without a word among them the rest is left out. */
const MOST_WORDLESS = 24;

/** Characters of one family run together into one token. */
function familyOf(character: number): number {
  if (character === LOWER || character === UPPER || character === CASELESS) return LETTER;
  return character;
}

function endOfToken(text: string, start: number): number {
  const family = familyOf(CHARACTER_CLASSES[text.charCodeAt(start)]!);
  let end = start + 1;
  if (family !== LETTER && family !== DIGIT && family !== KATAKANA) {
    const code = text.charCodeAt(start);
    const paired = code >= 0xd800 && code < 0xdc00 && end < text.length;
    return paired && family !== IDEOGRAPH ? end + 1 : end;
  }
  for (; end < text.length; end++) {
    const next = CHARACTER_CLASSES[text.charCodeAt(end)]!;
    if (next !== MARK && familyOf(next) !== family) break;
  }
  return end;
}

/** How long the words of a run of letters are. */
function lengthsOf(text: string, start: number, end: number): readonly number[] {
  return end - start > 1 && isWrittenWithoutSpaces(text.charCodeAt(start))
    ? wordsWithoutSpaces(text.slice(start, end))
    : [end - start];
}

/**
 * Cuts a text into tokens: runs of letters, or the words in them where a script writes no spaces,
 * runs of digits, runs of Katakana, and every Han character or symbol alone. Linear in the length of
 * the text; at most {@link MOST_TOKENS} tokens.
 */
export function tokenize(text: string): Tokens {
  const room = Math.min(text.length, MOST_TOKENS);
  const starts = new Int32Array(room);
  const ends = new Int32Array(room);
  const gaps = new Uint8Array(room);
  let count = 0;
  let gap = GAP_LINE;
  let wordless = 0;
  let at = 0;
  while (at < text.length && count < room) {
    const character = CHARACTER_CLASSES[text.charCodeAt(at)]!;
    if (character === SPACE || character === LINE_BREAK) {
      gap = Math.max(gap, character === SPACE ? GAP_SPACE : GAP_LINE);
      at++;
      continue;
    }
    wordless = character === SYMBOL || character === DIGIT ? wordless + 1 : 0;
    const start = at;
    at = endOfToken(text, at);
    if (wordless > MOST_WORDLESS) continue;
    let from = start;
    for (const length of lengthsOf(text, start, at)) {
      if (count === room) break;
      starts[count] = from;
      ends[count] = from += length;
      gaps[count++] = gap;
      gap = GAP_NONE;
    }
  }
  return {
    count,
    starts: starts.subarray(0, count),
    ends: ends.subarray(0, count),
    gaps: gaps.subarray(0, count),
  };
}
