import file from "./lexicon.json" with { type: "json" };
import { fromBase64, readAscending } from "./read_ascending.ts";

/** The lexicon as it stands in the JSON module. */
export interface LexiconFile {
  readonly words: number;
  /** Base64: the words' hashes, ascending, as LEB128 differences. */
  readonly keys: string;
  /** Base64: the number of each word's profile, all lower bytes first. */
  readonly facts: string;
  /** Base64: what is known of a word, four bytes a profile, all lowest bytes first. */
  readonly profiles: string;
  readonly clustered: number;
  readonly clusteredKeys: string;
  /** Base64: two numbers of 12 bits a word, capitalised and lower case, all lowest bytes first. */
  readonly clusters: string;
  /** The path of each cluster in the tree of clusters, the root in the lowest bit. */
  readonly paths: readonly number[];
}

/** Three columns: hash, facts, clusters. */
const STRIDE = 3;

function slotOf(table: Int32Array, mask: number, hash: number): number {
  let slot = (hash ^ (hash >>> 15)) & mask;
  for (;;) {
    const found = table[slot * STRIDE]!;
    if (found === hash || found === 0) return slot * STRIDE;
    slot = (slot + 1) & mask;
  }
}

/** Reads numbers of `width` bytes, of which all lowest bytes stand first. */
function readColumns(base64: string, width: number): Int32Array {
  const bytes = fromBase64(base64);
  const count = bytes.length / width;
  const numbers = new Int32Array(count);
  for (let at = 0; at < bytes.length; at++) {
    numbers[at % count]! |= bytes[at]! << (8 * Math.floor(at / count));
  }
  return numbers;
}

function unpack(packed: LexiconFile): { readonly table: Int32Array; readonly mask: number } {
  let size = 1;
  while (size < packed.words * 1.5) size *= 2;
  const mask = size - 1;
  const table = new Int32Array(size * STRIDE);
  const { numbers } = readAscending(fromBase64(packed.keys), packed.words);
  const profiles = readColumns(packed.profiles, 4);
  const facts = readColumns(packed.facts, 2);
  for (let at = 0; at < packed.words; at++) {
    const slot = slotOf(table, mask, numbers[at]!);
    table[slot] = numbers[at]!;
    table[slot + 1] = profiles[facts[at]!]!;
  }
  const grouped = readAscending(fromBase64(packed.clusteredKeys), packed.clustered).numbers;
  const pairs = readColumns(packed.clusters, 3);
  grouped.forEach((hash, at) => {
    const capital = packed.paths[pairs[at]! & 0xfff]!;
    const lower = packed.paths[pairs[at]! >>> 12]!;
    table[slotOf(table, mask, hash) + 2] = capital | (lower << 16);
  });
  return { table, mask };
}

const { table: TABLE, mask: MASK } = unpack(file);

/** Where the word of this hash stands, for `factsAt` and `clustersAt`; words unknown stand at -1. */
export function findWord(hash: number): number {
  const slot = slotOf(TABLE, MASK, hash);
  return TABLE[slot] === 0 ? -1 : slot;
}

/**
 * What is known of a word, two bits each for given name, surname, place, and likeness to persons
 * and to places; three each for the number of languages that use it, how common it is there, and
 * how often English, German and Spanish write it with a capital. 0 for an unknown word.
 */
export function factsAt(slot: number): number {
  return slot < 0 ? 0 : TABLE[slot + 1]!;
}

/** How common the word of these facts is in a language that uses it: 0 unknown to 7 very common. */
export function commonnessOf(facts: number): number {
  return (facts >>> 13) & 7;
}

/** How large a town bears the name: 0 none to 3. */
export function placeGradeOf(facts: number): number {
  return (facts >>> 4) & 3;
}

/** The clusters of the capitalised form (lower half) and of the lower-case form (upper half). */
export function clustersAt(slot: number): number {
  return slot < 0 ? 0 : TABLE[slot + 2]!;
}
