import { isJoined } from "./find_word.ts";

/** Words are known by at most this many first characters. */
const LONGEST_PREFIX = 5;
const SHORTEST_PREFIX = 2;
/** Stands in the hash of a whole word for its end; no character of a word. */
const WORD_END = 1;

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a);
  return WORD_CHARACTER.test(text.charAt(at));
}

/** Bits for the beginnings of a text's words, of which a submission has some thousands. */
const BITS = 2 ** 18;

function bitOf(hash: number): number {
  return (Math.imul(hash, 0x9e3779b1) >>> 14) & (BITS - 1);
}

function extend(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/** Short words count only where they stand alone, as `findFirstWord` has it. */
function mustStandWhole(word: string): boolean {
  return word.length < LONGEST_PREFIX && /^[\p{L}\p{N}]+$/u.test(word);
}

/** By lists of words, which are those of the detectors and never change: what is looked for of each. */
const SOUGHT = new WeakMap<readonly string[], readonly (number | null)[]>();

/** The hash of each word's beginning; null where the word may stand inside of others. */
function soughtOf(words: readonly string[]): readonly (number | null)[] {
  const known = SOUGHT.get(words);
  if (known !== undefined) return known;
  const sought = words.map((word) => {
    if (isJoined(word)) return null;
    const hash = hashOf(word.slice(0, LONGEST_PREFIX));
    return mustStandWhole(word) ? extend(hash, WORD_END) : hash;
  });
  SOUGHT.set(words, sought);
  return sought;
}

/** By lists of beginnings, which never change either. */
const BEGINNINGS = new WeakMap<readonly string[], readonly (number | null)[]>();

/** The hash of each beginning; null where the word may stand inside of others. */
function beginningsOf(beginnings: readonly string[]): readonly (number | null)[] {
  const known = BEGINNINGS.get(beginnings);
  if (known !== undefined) return known;
  const hashes = beginnings.map((beginning) => {
    if (isJoined(beginning)) return null;
    const hash = hashOf(beginning.slice(0, LONGEST_PREFIX));
    return beginning.length < SHORTEST_PREFIX ? extend(hash, WORD_END) : hash;
  });
  BEGINNINGS.set(beginnings, hashes);
  return hashes;
}

function hashOf(prefix: string): number {
  let hash = 0;
  for (let at = 0; at < prefix.length; at++) hash = extend(hash, prefix.charCodeAt(at));
  return hash;
}

/**
 * Which words may stand in a text, told by the first characters of the words in it: a cheap answer
 * that is never wrongly no.
 */
export class WordStarts {
  /** A bit for each hash, by its last bits. */
  readonly #bits = new Uint32Array(BITS / 32);
  readonly #joined: boolean;

  /** Reads a text that `foldText` folded. */
  constructor(folded: string) {
    this.#joined = isJoined(folded);
    let inWord = false;
    for (let at = 0; at < folded.length; at++) {
      const isWord = isWordCharacter(folded, at);
      if (isWord && !inWord) this.#addPrefixes(folded, at);
      inWord = isWord;
    }
  }

  #addPrefixes(folded: string, start: number): void {
    const end = Math.min(folded.length, start + LONGEST_PREFIX);
    let hash = 0;
    let whole = true;
    for (let at = start; at < end; at++) {
      if (whole && !isWordCharacter(folded, at)) {
        this.#add(extend(hash, WORD_END));
        whole = false;
      }
      hash = extend(hash, folded.charCodeAt(at));
      if (at - start + 1 >= SHORTEST_PREFIX) this.#add(hash);
    }
    if (whole && end === folded.length) this.#add(extend(hash, WORD_END));
  }

  #add(hash: number): void {
    const bit = bitOf(hash);
    this.#bits[bit >>> 5]! |= 1 << (bit & 31);
  }

  #has(hash: number): boolean {
    const bit = bitOf(hash);
    return (this.#bits[bit >>> 5]! & (1 << (bit & 31))) !== 0;
  }

  /** False only if no word of the text begins with one of these; a single letter is a word. */
  mayBeginWith(beginnings: readonly string[]): boolean {
    return beginningsOf(beginnings).some((hash) =>
      hash === null ? this.#joined : this.#has(hash),
    );
  }

  /** Those of the folded words that may stand in the text; the others stand nowhere. */
  possible(words: readonly string[]): string[] {
    const sought = soughtOf(words);
    const possible: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const hash = sought[at]!;
      if (hash === null ? this.#joined : this.#has(hash)) possible.push(words[at]!);
    }
    return possible;
  }
}
