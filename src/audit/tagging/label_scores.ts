import { type Analysis } from "./analyze_text.ts";
import { CONTEXT_FEATURES, contextFeatures } from "./context_features.ts";
import { addFeatures, type NameModel, ROW } from "./name_model.ts";
import { LABEL_COUNT } from "./tag_label.ts";
import type { WordType } from "./word_type.ts";

/** From which places a word speaks for a token: itself, its neighbours, and two away. */
export const OFFSETS = [0, -1, 1, -2, 2] as const;

/** The salt of a word's features when it stands at `OFFSETS[offset]` of the token. */
export function saltOfOffset(offset: number): number {
  return 200 + offset;
}

/** What a word adds to the scores of the tokens around it: `ROW` sums for each offset. */
function wordSums(model: NameModel, type: WordType): Int32Array {
  const sums = new Int32Array(ROW * OFFSETS.length);
  for (let offset = 0; offset < OFFSETS.length; offset++) {
    const features = type.features[(offset + 1) >> 1]!;
    addFeatures(model, features, { sums, at: offset * ROW, salt: saltOfOffset(offset) });
  }
  return sums;
}

/**
 * The score of every label for every token: `LABEL_COUNT` numbers a token, 0 for "no name".
 * A word's own share is worked out once and remembered in `sumsOfType`.
 */
export function labelScores(
  model: NameModel,
  analysis: Analysis,
  sumsOfType = new Map<WordType, Int32Array>(),
): Float64Array {
  const { types } = analysis;
  const sums: Int32Array[] = [];
  for (const type of types) {
    let known = sumsOfType.get(type);
    if (known === undefined) {
      known = wordSums(model, type);
      sumsOfType.set(type, known);
    }
    sums.push(known);
  }
  const scores = new Float64Array(types.length * LABEL_COUNT);
  const context = new Int32Array(CONTEXT_FEATURES);
  const total = new Int32Array(ROW);
  for (let at = 0; at < types.length; at++) {
    total.fill(0);
    for (let offset = 0; offset < OFFSETS.length; offset++) {
      const place = at + OFFSETS[offset]!;
      if (place < 0 || place >= sums.length) continue;
      const other = sums[place]!;
      for (let label = 0; label < ROW; label++) total[label]! += other[offset * ROW + label]!;
    }
    contextFeatures(analysis, at, context);
    addFeatures(model, context, { sums: total, at: 0, salt: 0 });
    for (let label = 0; label < ROW; label++) {
      scores[at * LABEL_COUNT + label + 1] = total[label]! * model.scale;
    }
  }
  return scores;
}
