import encoding from "tiktoken/encoders/o200k_base.json" with { type: "json" };

/** The length of the longest token in bytes. */
const LONGEST = 128;
/** Twice the number of tokens and more, so that a search ends after a step or two. */
const SLOTS = 2 ** 19;
const HASH_BASE = 0x01000193;
const SPACE = 32;
const PADDING = 61;

/** What `findRank` answers for bytes that are no token. */
export const NO_TOKEN = 0x7fffffff;

/** A text in UTF-8 with the hash of every prefix, so that any stretch is looked up at once. */
export interface HashedText {
  readonly bytes: Uint8Array;
  /** `hashes[i]` is the hash of the first `i` bytes. */
  readonly hashes: Int32Array;
}

interface Vocabulary {
  /** All tokens in the order of their ranks, without gaps. */
  readonly bytes: Uint8Array;
  /** Where each token starts in `bytes`; one more entry holds the end. */
  readonly starts: Int32Array;
  /** Open addressing with linear probing: a slot holds a rank, or -1. */
  readonly slots: Int32Array;
}

const powers = hashPowers();
// Typed arrays instead of a Map of strings: loaded in a fifth of the time, a tenth of the memory,
// and nothing is allocated for a lookup.
const vocabulary = loadVocabulary(encoding.bpe_ranks);

/** Prepares a text for `findRank`. */
export function hashText(text: string): HashedText {
  const bytes = new TextEncoder().encode(text);
  const hashes = new Int32Array(bytes.length + 1);
  let hash = 0;
  for (let i = 0; i < bytes.length; i++) {
    hash = (Math.imul(hash, HASH_BASE) + bytes[i]! + 1) | 0;
    hashes[i + 1] = hash;
  }
  return { bytes, hashes };
}

/**
 * The rank in o200k_base of the token that the bytes from `start` to `end` are, or `NO_TOKEN`. Lower
 * ranks are merged first.
 */
export function findRank(text: HashedText, start: number, end: number): number {
  const length = end - start;
  if (length > LONGEST) return NO_TOKEN;
  const hash = (text.hashes[end]! - Math.imul(text.hashes[start]!, powers[length]!)) | 0;
  const { bytes, starts, slots } = vocabulary;
  for (let slot = slotOf(hash); ; slot = (slot + 1) & (SLOTS - 1)) {
    const rank = slots[slot]!;
    if (rank < 0) return NO_TOKEN;
    const from = starts[rank]!;
    if (starts[rank + 1]! - from !== length) continue;
    let i = 0;
    while (i < length && bytes[from + i] === text.bytes[start + i]) i++;
    if (i === length) return rank;
  }
}

function slotOf(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 13;
}

function hashPowers(): Int32Array {
  const values = new Int32Array(LONGEST + 1);
  values[0] = 1;
  for (let i = 1; i <= LONGEST; i++) values[i] = Math.imul(values[i - 1]!, HASH_BASE);
  return values;
}

/**
 * Reads tiktoken's list of ranks: `! 0` and then every token in base64, in the order of the ranks,
 * separated by spaces.
 */
function loadVocabulary(list: string): Vocabulary {
  const values = base64Values();
  const bytes = new Uint8Array(list.length);
  const starts = new Int32Array(SLOTS / 2);
  const slots = new Int32Array(SLOTS).fill(-1);
  let end = 0;
  let rank = 0;
  for (let at = list.indexOf(" 0 ") + 3; at < list.length; at++) {
    starts[rank] = end;
    let hash = 0;
    let bits = 0;
    let buffer = 0;
    for (; at < list.length; at++) {
      const code = list.charCodeAt(at);
      if (code === SPACE) break;
      if (code === PADDING) continue;
      buffer = (buffer << 6) | values[code]!;
      bits += 6;
      if (bits < 8) continue;
      bits -= 8;
      const byte = (buffer >> bits) & 255;
      bytes[end++] = byte;
      hash = (Math.imul(hash, HASH_BASE) + byte + 1) | 0;
    }
    let slot = slotOf(hash);
    while (slots[slot]! >= 0) slot = (slot + 1) & (SLOTS - 1);
    slots[slot] = rank++;
  }
  starts[rank] = end;
  return { bytes: bytes.slice(0, end), starts: starts.slice(0, rank + 1), slots };
}

function base64Values(): Uint8Array {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const values = new Uint8Array(128);
  for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i;
  return values;
}
