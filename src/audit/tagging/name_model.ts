import { mixHash } from "./hash.ts";
import { LABEL_COUNT } from "./tag_label.ts";
import { readAscending } from "./read_ascending.ts";
import { unpackBytes } from "./unpack_bytes.ts";
import type { Clusters } from "./word_type.ts";

/** The weights of the tagger as they stand in the JSON module: its bytes are deflated, in base64. */
export interface NameModelFile {
  /** Number of features. */
  readonly features: number;
  /** What one step of the 8-bit weights is worth. */
  readonly scale: number;
  /** Scores of label after label, row by row; -1000 where it is forbidden. */
  readonly transitions: readonly number[];
  /** The features' hashes, ascending, as LEB128 differences. */
  readonly keys: string;
  /** Per feature, in the order of `keys`, one signed byte for each label but the first. */
  readonly weights: string;
  /** Per clustered word, hashes as in `keys`, then one byte for the cluster each. */
  readonly clusters: string;
  readonly clusterCount: number;
}

/** Weights per feature: every label but "no name", whose weight is 0. */
export const ROW = LABEL_COUNT - 1;

/**
 * The tagger's weights in memory: a hash table with open addressing, and before it a set of bits
 * that tells most of the unknown features without touching the table.
 */
export interface NameModel {
  /** `STRIDE` integers a slot: the hash, 0 in an empty slot, and the weights. */
  readonly table: Int32Array;
  readonly mask: number;
  readonly bits: Int32Array;
  readonly scale: number;
  readonly transitions: Float64Array;
  /** Exponentials of the transitions. */
  readonly steps: Float64Array;
  readonly clusters: Clusters;
}

/** Integers per slot: one for the hash, and `ROW` bytes. */
const STRIDE = 3;
const BIT_MASK = (1 << 21) - 1;
/** Slots a feature at least; the bits before the table keep the searches in a full one rare. */
const LEAST_ROOM = 1.2;

/** The slot that holds the hash, or the empty slot where it would stand. */
function findSlot(table: Int32Array, mask: number, hash: number): number {
  let slot = (hash ^ (hash >>> 16)) & mask;
  for (;;) {
    const found = table[slot * STRIDE]!;
    if (found === hash || found === 0) return slot;
    slot = (slot + 1) & mask;
  }
}

/** Every second byte of a slot's weights: two sums of 16 bits side by side in one integer. */
const LANES = 0x00ff00ff;
/** The weights stand as unsigned bytes, that much too large, so that no sum reaches its neighbour. */
const EXCESS = 128;

/**
 * Adds the weights of all features to the `ROW` sums from `at` on; unknown features, and 0, add
 * nothing. At most 250 features, for the sums have 16 bits each.
 *
 * @param options `salt`: mixed into every hash first, unless 0.
 */
export function addFeatures(
  model: NameModel,
  hashes: Int32Array,
  { sums, at, salt }: { readonly sums: Int32Array; readonly at: number; readonly salt: number },
): void {
  const { table, bits, mask } = model;
  let count = 0;
  let firstEven = 0;
  let firstOdd = 0;
  let lastEven = 0;
  let lastOdd = 0;
  for (let index = 0; index < hashes.length; index++) {
    const hash = salt === 0 ? hashes[index]! : mixHash(hashes[index]!, salt);
    const bit = (hash >>> 7) & BIT_MASK;
    if ((bits[bit >>> 5]! & (1 << (bit & 31))) === 0) continue;
    const slot = findSlot(table, mask, hash) * STRIDE;
    if (table[slot] === 0) continue;
    const first = table[slot + 1]!;
    const last = table[slot + 2]!;
    firstEven += first & LANES;
    firstOdd += (first >>> 8) & LANES;
    lastEven += last & LANES;
    lastOdd += (last >>> 8) & LANES;
    count++;
  }
  const excess = count * EXCESS;
  sums[at]! += (firstEven & 0xffff) - excess;
  sums[at + 1]! += (firstOdd & 0xffff) - excess;
  sums[at + 2]! += (firstEven >>> 16) - excess;
  sums[at + 3]! += (firstOdd >>> 16) - excess;
  sums[at + 4]! += (lastEven & 0xffff) - excess;
  sums[at + 5]! += (lastOdd & 0xffff) - excess;
  sums[at + 6]! += (lastEven >>> 16) - excess;
  sums[at + 7]! += (lastOdd >>> 16) - excess;
}

/** Unpacks the weights for use. */
export function loadNameModel(file: NameModelFile): NameModel {
  const { numbers } = readAscending(unpackBytes(file.keys), file.features);
  const packed = new Int8Array(unpackBytes(file.weights).buffer);
  let size = 1;
  while (size < file.features * LEAST_ROOM) size *= 2;
  const table = new Int32Array(size * STRIDE);
  const bytes = new Uint8Array(table.buffer);
  const bits = new Int32Array((BIT_MASK + 1) / 32);
  for (let index = 0; index < file.features; index++) {
    const hash = numbers[index]!;
    const slot = findSlot(table, size - 1, hash) * STRIDE;
    table[slot] = hash;
    for (let label = 0; label < ROW; label++) {
      bytes[slot * 4 + 4 + label] = packed[index * ROW + label]! + EXCESS;
    }
    const bit = (hash >>> 7) & BIT_MASK;
    bits[bit >>> 5]! |= 1 << (bit & 31);
  }
  const clusterBytes = unpackBytes(file.clusters);
  const words = readAscending(clusterBytes, file.clusterCount);
  const clusters = new Map<number, number>();
  words.numbers.forEach((word, index) => clusters.set(word, clusterBytes[words.end + index]!));
  const transitions = Float64Array.from(file.transitions);
  return {
    table,
    mask: size - 1,
    bits,
    scale: file.scale,
    transitions,
    steps: transitions.map(Math.exp),
    clusters,
  };
}
