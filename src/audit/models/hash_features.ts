const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const BOUNDARY = 0x5f;
const PAIR = 0x20;
const LONGEST_WORD = 24;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;

/**
 * The hashed features of one word: the word, and the runs of three to five characters in it, its
 * boundaries included. FNV-1a over UTF-16 code units, reduced to `size`, a power of two.
 */
export function hashWord(word: string, size: number): Int32Array {
  const length = Math.min(word.length, LONGEST_WORD);
  const codes = new Int32Array(length + 2).fill(BOUNDARY);
  for (let index = 0; index < length; index += 1) codes[index + 1] = word.charCodeAt(index);
  const features: number[] = [reduce(hashRange(codes, { from: 1, to: length + 1, seed: 1 }), size)];
  for (let from = 0; from + SHORTEST_GRAM <= codes.length; from += 1) {
    let hash = OFFSET ^ 2;
    for (let to = from; to < codes.length && to < from + LONGEST_GRAM; to += 1) {
      hash = Math.imul(hash ^ (codes[to] as number), PRIME);
      if (to - from + 1 >= SHORTEST_GRAM) features.push(reduce(hash, size));
    }
  }
  return Int32Array.from(features);
}

/** The hashed feature of two words that follow each other, the first of them by `hashFirst`. */
export function hashPair(first: number, second: string, size: number): number {
  return reduce(extend(Math.imul(first ^ PAIR, PRIME), second), size);
}

/** What the first word of a pair counts for in its hash. */
export function hashFirst(word: string): number {
  return extend(OFFSET ^ 3, word);
}

function extend(hash: number, word: string): number {
  const length = Math.min(word.length, LONGEST_WORD);
  let longer = hash;
  for (let index = 0; index < length; index += 1) {
    longer = Math.imul(longer ^ word.charCodeAt(index), PRIME);
  }
  return longer;
}

function hashRange(codes: Int32Array, range: { from: number; to: number; seed: number }): number {
  let hash = OFFSET ^ range.seed;
  for (let index = range.from; index < range.to; index += 1) {
    hash = Math.imul(hash ^ (codes[index] as number), PRIME);
  }
  return hash;
}

/** Mixes the high bits in before the low ones are kept: FNV's low bits alone spread badly. */
function reduce(hash: number, size: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (size - 1);
}
