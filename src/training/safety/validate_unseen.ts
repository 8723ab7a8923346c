import type { Model } from "../../audit/models/model.ts";
import type { Features } from "./extract_features.ts";
import type { Head } from "./heads.ts";
import { averagePrecision } from "../../evaluation/ranking/average_precision.ts";
import { recallAbove } from "../../evaluation/ranking/recall_above.ts";
import type { Scored } from "../../evaluation/ranking/scored.ts";
import { thresholdAt } from "../../evaluation/ranking/threshold_at.ts";
import { foldOf } from "./folds.ts";
import { scoreFeatures } from "./score_features.ts";
import type { TrainingRow } from "./training_row.ts";

interface Known {
  readonly row: TrainingRow;
  readonly features: Features;
}

const HEADS_JUDGED: readonly Head[] = ["harm", "toxic", "hate", "injection", "document"];

/** Of ordinary texts from unseen sources, the share that may be flagged by a score alone. */
const STRICT = 0.003;
const LOOSE = 0.03;

/** Ordinary prompts; what stands in forums and test suites of grave words calibrates nothing. */
const ORDINARY =
  /^(?:arena-hard|mt-bench|vicuna-bench|gsm8k|awesome|deepset|privaci|hard-neg|small-talk|bipia|expguard-s|hh-rlhf)/;

/**
 * Scores every fold with the model that has not seen it, and pools the scores: ranking measures a
 * head, and the thresholds that leave ordinary texts alone.
 */
export function validateUnseen(
  rows: readonly Known[],
  models: readonly Model[],
): {
  scores: Record<string, Record<string, number>>;
  thresholds: Record<string, { strict: number; loose: number }>;
} {
  const pooled = new Map<Head, (Scored & { source: string })[]>();
  for (const { row, features } of rows) {
    const model = models[foldOf(row) ?? -1];
    if (model === undefined) continue;
    const scores = scoreFeatures(features, model);
    for (const head of HEADS_JUDGED) {
      const target = row.targets[head];
      if (target === undefined) continue;
      const list = pooled.get(head) ?? [];
      list.push({ score: scores[head] as number, positive: target === 1, source: row.source });
      pooled.set(head, list);
    }
  }
  return summarize(pooled);
}

function summarize(pooled: ReadonlyMap<Head, readonly (Scored & { source: string })[]>) {
  const scores: Record<string, Record<string, number>> = {};
  const thresholds: Record<string, { strict: number; loose: number }> = {};
  for (const [head, scored] of pooled) {
    const ordinary = scored.filter((one) => one.positive || ORDINARY.test(one.source));
    const strict = round(thresholdAt(ordinary, STRICT));
    const loose = round(thresholdAt(ordinary, LOOSE));
    thresholds[head] = { strict, loose };
    scores[head] = {
      rows: scored.length,
      positives: scored.filter((one) => one.positive).length,
      average_precision: round(averagePrecision(scored)),
      recall_at_strict: round(recallAbove(scored, strict)),
      recall_at_loose: round(recallAbove(scored, loose)),
      recall_at_1_percent_false: round(recallAbove(ordinary, thresholdAt(ordinary, 0.01))),
    };
  }
  return { scores, thresholds };
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
