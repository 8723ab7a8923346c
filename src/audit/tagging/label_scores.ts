import { type Analysis } from "./analyze_text.ts";
import { CONTEXT_FEATURES, contextFeatures } from "./context_features.ts";
import { addFeatures, type NameModel, ROW } from "./name_model.ts";
import { LABEL_COUNT } from "./tag_label.ts";
import type { WordMemory } from "./word_memory.ts";
import { OFFSETS } from "./word_sums.ts";

/**
 * The score of every label for every token: `LABEL_COUNT` numbers a token, 0 for "no name".
 *
 * @param memory by which the words were described
 */
export function labelScores(
  model: NameModel,
  analysis: Analysis,
  memory: WordMemory,
): Float64Array {
  const { types } = analysis;
  const sums = types.map((type) => memory.sumsOf(type));
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
