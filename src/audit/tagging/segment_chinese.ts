import { CHARACTER_CLASSES, IDEOGRAPH } from "./character_class.ts";
import { mixHash } from "./hash.ts";
import type { Tokens } from "./tokenize.ts";
import { characterGrades, chineseWord, simplify } from "./chinese_lexicon.ts";

/** The words that a row of Chinese characters most probably is, told token by token. */
export interface ChineseWords {
  /**
   * 0 outside of Chinese; else the word's kind in 4 bits, its length less one, at most 3, in 2, and
   * `WORD_BEGINS` and `WORD_ENDS`.
   */
  readonly places: Int32Array;
  /** The hash of the word that the character stands in. */
  readonly hashes: Int32Array;
}

/** Flags of a place: the character begins its word, or ends it. */
export const WORD_BEGINS = 64;
export const WORD_ENDS = 128;

const LONGEST = 6;
/** Cost of a character by itself, and of a word, less what its frequency takes off. */
const SINGLE_COSTS = [15, 12, 9, 7] as const;
const WORD_COST = 18;
const RARE_KIND = 1;

function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

interface Row {
  readonly codes: Int32Array;
  readonly cost: Float64Array;
  readonly length: Uint8Array;
  readonly kind: Uint8Array;
  readonly hash: Int32Array;
}

/** The cheapest cut of the row, from its end: what word begins at each place. */
function cutRow(codes: Int32Array): Row {
  const count = codes.length;
  const row: Row = {
    codes,
    cost: new Float64Array(count + 1),
    length: new Uint8Array(count),
    kind: new Uint8Array(count),
    hash: new Int32Array(count),
  };
  for (let at = count - 1; at >= 0; at--) {
    let hash = hashStep(0x811c9dc5, codes[at]!);
    const single = SINGLE_COSTS[characterGrades(codes[at]!) >> 6]!;
    row.cost[at] = row.cost[at + 1]! + single;
    row.length[at] = 1;
    row.kind[at] = RARE_KIND;
    row.hash[at] = mixHash(hash, 1);
    const most = Math.min(LONGEST, count - at);
    for (let length = 2; length <= most; length++) {
      hash = hashStep(hash, codes[at + length - 1]!);
      const key = mixHash(hash, length);
      const word = chineseWord(key);
      if (word === 0) continue;
      const cost = row.cost[at + length]! + WORD_COST - (word >> 4);
      if (cost >= row.cost[at]!) continue;
      row.cost[at] = cost;
      row.length[at] = length;
      row.kind[at] = word & 15;
      row.hash[at] = key;
    }
  }
  return row;
}

function markRow(row: Row, from: number, words: ChineseWords): void {
  for (let at = 0; at < row.codes.length;) {
    const length = row.length[at]!;
    for (let inside = 0; inside < length; inside++) {
      const begins = inside === 0 ? WORD_BEGINS : 0;
      const ends = inside === length - 1 ? WORD_ENDS : 0;
      words.places[from + at + inside] =
        row.kind[at]! | (Math.min(length - 1, 3) << 4) | begins | ends;
      words.hashes[from + at + inside] = row.hash[at]!;
    }
    at += length;
  }
}

function isIdeograph(text: string, tokens: Tokens, at: number): boolean {
  return CHARACTER_CLASSES[text.charCodeAt(tokens.starts[at]!)] === IDEOGRAPH;
}

/** Cuts each row of Chinese characters into words of the dictionary, the likeliest by frequency. */
export function segmentChinese(text: string, tokens: Tokens): ChineseWords {
  const words = { places: new Int32Array(tokens.count), hashes: new Int32Array(tokens.count) };
  for (let from = 0; from < tokens.count; from++) {
    if (!isIdeograph(text, tokens, from)) continue;
    let to = from + 1;
    while (to < tokens.count && tokens.gaps[to] === 0 && isIdeograph(text, tokens, to)) to++;
    const codes = new Int32Array(to - from);
    for (let at = from; at < to; at++)
      codes[at - from] = simplify(text.charCodeAt(tokens.starts[at]!));
    markRow(cutRow(codes), from, words);
    from = to - 1;
  }
  return words;
}
