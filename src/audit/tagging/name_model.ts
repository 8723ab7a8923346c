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

/** The tagger's weights in memory: a hash table with open addressing. */
export interface NameModel {
  /** Hash per slot; 0 is an empty slot. */
  readonly slots: Int32Array;
  /** `ROW` weights per slot. */
  readonly weights: Int8Array;
  readonly mask: number;
  readonly scale: number;
  readonly transitions: Float64Array;
  readonly clusters: Clusters;
}

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
export function findSlot(slots: Int32Array, mask: number, hash: number): number {
  let slot = (hash ^ (hash >>> 16)) & mask;
  for (;;) {
    const found = slots[slot]!;
    if (found === hash || found === 0) return slot;
    slot = (slot + 1) & mask;
  }
}

/** Unpacks the weights for use. */
export function loadNameModel(file: NameModelFile): NameModel {
  const { numbers } = readAscending(fromBase64(file.keys), file.features);
  const packed = new Int8Array(fromBase64(file.weights).buffer);
  let size = 1;
  while (size < file.features * 1.7) size *= 2;
  const slots = new Int32Array(size);
  const weights = new Int8Array(size * ROW);
  for (let index = 0; index < file.features; index++) {
    const slot = findSlot(slots, size - 1, numbers[index]!);
    slots[slot] = numbers[index]!;
    weights.set(packed.subarray(index * ROW, index * ROW + ROW), slot * ROW);
  }
  const clusterBytes = fromBase64(file.clusters);
  const words = readAscending(clusterBytes, file.clusterCount);
  const clusters = new Map<number, number>();
  words.numbers.forEach((word, index) => clusters.set(word, clusterBytes[words.end + index]!));
  return {
    slots,
    weights,
    mask: size - 1,
    scale: file.scale,
    transitions: Float64Array.from(file.transitions),
    clusters,
  };
}
