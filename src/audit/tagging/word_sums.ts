import { addFeatures, type NameModel, ROW } from "./name_model.ts";
import type { WordType } from "./word_type.ts";

/** From which places a word speaks for a token: itself, its neighbours, and two away. */
export const OFFSETS = [0, -1, 1, -2, 2] as const;

/** The salt of a word's features when it stands at `OFFSETS[offset]` of the token. */
export function saltOfOffset(offset: number): number {
  return 200 + offset;
}

/** What a word adds to the scores of the tokens around it: `ROW` sums for each offset. */
export function wordSums(model: NameModel, type: WordType): Int32Array {
  const sums = new Int32Array(ROW * OFFSETS.length);
  for (let offset = 0; offset < OFFSETS.length; offset++) {
    const features = type.features[(offset + 1) >> 1]!;
    addFeatures(model, features, { sums, at: offset * ROW, salt: saltOfOffset(offset) });
  }
  return sums;
}
