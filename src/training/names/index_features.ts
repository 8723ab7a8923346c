import type { EncodedText } from "./encode_text.ts";

/** Features that occur often enough to be learned, numbered from 0. */
export interface FeatureIndex {
  /** Hash of each numbered feature. */
  readonly hashes: Int32Array;
}

const SLOTS = 1 << 26;

function slotOf(table: Int32Array, hash: number): number {
  let slot = (hash ^ (hash >>> 13)) & (SLOTS - 1);
  while (table[slot] !== 0 && table[slot] !== hash) slot = (slot + 1) & (SLOTS - 1);
  return slot;
}

/**
 * Counts the features of all texts, keeps those in at least `atLeast` tokens, and replaces the
 * hashes in the texts by numbers, -1 where a feature is not kept.
 */
export function indexFeatures(texts: readonly EncodedText[], atLeast: number): FeatureIndex {
  const table = new Int32Array(SLOTS);
  const counts = new Int32Array(SLOTS);
  for (const { features } of texts) {
    for (let at = 0; at < features.length; at++) {
      const slot = slotOf(table, features[at]!);
      table[slot] = features[at]!;
      counts[slot]!++;
    }
  }
  let kept = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (counts[slot]! >= atLeast) kept++;
  const hashes = new Int32Array(kept);
  let number = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (counts[slot]! >= atLeast) {
      hashes[number] = table[slot]!;
      counts[slot] = number++;
    } else counts[slot] = -1;
  }
  for (const { features } of texts) {
    for (let at = 0; at < features.length; at++)
      features[at] = counts[slotOf(table, features[at]!)]!;
  }
  return { hashes };
}
