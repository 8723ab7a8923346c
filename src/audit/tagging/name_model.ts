import { LABEL_COUNT } from "./tag_label.ts";
import type { Clusters } from "./word_type.ts";

/** The weights of the tagger as they stand in the JSON module. */
export interface NameModelFile {
  /** Number of features. */
  readonly features: number;
  /** What one step of the 8-bit weights is worth. */
  readonly scale: number;
  /** Scores of label after label, row by row; -1000 where it is forbidden. */
  readonly transitions: readonly number[];
  /** Base64: the features' hashes, ascending, as LEB128 differences. */
  readonly keys: string;
  /** Base64: per feature, in the order of `keys`, one signed byte for each label but the first. */
  readonly weights: string;
  /** Base64: per clustered word, hashes as in `keys`, then one byte for the cluster each. */
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
  /** The same memory, byte by byte. */
  readonly bytes: Int8Array;
  readonly mask: number;
  readonly bits: Int32Array;
  readonly scale: number;
  readonly transitions: Float64Array;
  /** Exponentials of the transitions. */
  readonly steps: Float64Array;
  readonly clusters: Clusters;
}

/** Integers per slot: one for the hash, and `ROW` bytes. */
const STRIDE = 1 + ROW / 4;
const BIT_MASK = (1 << 21) - 1;

function fromBase64(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Reads `count` ascending unsigned 32-bit numbers, and says where they end. */
function readAscending(bytes: Uint8Array, count: number): { numbers: Int32Array; end: number } {
  const numbers = new Int32Array(count);
  let at = 0;
  let value = 0;
  for (let index = 0; index < count; index++) {
    let step = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[at++]!;
      step += (byte & 127) * scale;
      if (byte < 128) break;
      scale *= 128;
    }
    value += step;
    numbers[index] = value | 0;
  }
  return { numbers, end: at };
}

/** The slot that holds the hash, or the empty slot where it would stand. */
function findSlot(table: Int32Array, mask: number, hash: number): number {
  let slot = (hash ^ (hash >>> 16)) & mask;
  for (;;) {
    const found = table[slot * STRIDE]!;
    if (found === hash || found === 0) return slot;
    slot = (slot + 1) & mask;
  }
}

/** Adds the weights of one feature to the `ROW` sums from `at` on; unknown features add nothing. */
export function addFeature(model: NameModel, hash: number, sums: Int32Array, at: number): void {
  const bit = (hash >>> 7) & BIT_MASK;
  if ((model.bits[bit >>> 5]! & (1 << (bit & 31))) === 0) return;
  const { table, bytes } = model;
  const slot = findSlot(table, model.mask, hash) * STRIDE;
  if (table[slot] === 0) return;
  const row = slot * 4 + 4;
  sums[at]! += bytes[row]!;
  sums[at + 1]! += bytes[row + 1]!;
  sums[at + 2]! += bytes[row + 2]!;
  sums[at + 3]! += bytes[row + 3]!;
  sums[at + 4]! += bytes[row + 4]!;
  sums[at + 5]! += bytes[row + 5]!;
  sums[at + 6]! += bytes[row + 6]!;
  sums[at + 7]! += bytes[row + 7]!;
}

/** Unpacks the weights for use. */
export function loadNameModel(file: NameModelFile): NameModel {
  const { numbers } = readAscending(fromBase64(file.keys), file.features);
  const packed = new Int8Array(fromBase64(file.weights).buffer);
  let size = 1;
  while (size < file.features * 1.7) size *= 2;
  const table = new Int32Array(size * STRIDE);
  const bytes = new Int8Array(table.buffer);
  const bits = new Int32Array((BIT_MASK + 1) / 32);
  for (let index = 0; index < file.features; index++) {
    const hash = numbers[index]!;
    const slot = findSlot(table, size - 1, hash) * STRIDE;
    table[slot] = hash;
    bytes.set(packed.subarray(index * ROW, index * ROW + ROW), slot * 4 + 4);
    const bit = (hash >>> 7) & BIT_MASK;
    bits[bit >>> 5]! |= 1 << (bit & 31);
  }
  const clusterBytes = fromBase64(file.clusters);
  const words = readAscending(clusterBytes, file.clusterCount);
  const clusters = new Map<number, number>();
  words.numbers.forEach((word, index) => clusters.set(word, clusterBytes[words.end + index]!));
  const transitions = Float64Array.from(file.transitions);
  return {
    table,
    bytes,
    mask: size - 1,
    bits,
    scale: file.scale,
    transitions,
    steps: transitions.map(Math.exp),
    clusters,
  };
}
