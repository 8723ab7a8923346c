import type { JudgedRow, Measured } from "./judge_safety_row.ts";
import { averagePrecision } from "./ranking/average_precision.ts";
import { bestF1 } from "./ranking/best_f1.ts";
import { recallAbove } from "./ranking/recall_above.ts";
import { thresholdAt } from "./ranking/threshold_at.ts";

/** One row of a table: the engine on one set of texts, and against ordinary prompts. */
export interface SafetyMeasure {
  readonly file: string;
  readonly measured: Measured;
  readonly rows: number;
  readonly positives: number;
  /** Null where a set holds only one kind of row. */
  readonly average_precision: number | null;
  readonly recall_at_1_percent_false: number | null;
  readonly recall_at_5_percent_false: number | null;
  readonly best_f1: number | null;
  /** As shipped: of the rows that should and should not be flagged, the share that is. */
  readonly flagged_of_positives: number | null;
  readonly flagged_of_negatives: number | null;
}

/** Measures judged rows; sets of attacks alone are ranked against ordinary prompts. */
export function measureSafety(
  what: { readonly file: string; readonly measured: Measured },
  rows: { readonly judged: readonly JudgedRow[]; readonly against: readonly JudgedRow[] },
): SafetyMeasure {
  const ranked = [...rows.judged, ...rows.against];
  const positives = rows.judged.filter((row) => row.positive);
  const negatives = rows.judged.filter((row) => !row.positive);
  const canRank = positives.length > 0 && ranked.length > positives.length;
  const recallAt = (share: number) => recallAbove(ranked, thresholdAt(ranked, share));
  return {
    ...what,
    rows: rows.judged.length,
    positives: positives.length,
    average_precision: canRank ? round(averagePrecision(ranked)) : null,
    recall_at_1_percent_false: canRank ? round(recallAt(0.01)) : null,
    recall_at_5_percent_false: canRank ? round(recallAt(0.05)) : null,
    best_f1: canRank ? round(bestF1(ranked)) : null,
    flagged_of_positives: shareFlagged(positives),
    flagged_of_negatives: shareFlagged(negatives),
  };
}

function shareFlagged(rows: readonly JudgedRow[]): number | null {
  if (rows.length === 0) return null;
  return round(rows.filter((row) => row.flagged).length / rows.length);
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
