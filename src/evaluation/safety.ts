import { readdirSync } from "node:fs";
import { detectSafetyIssues } from "../audit/detection/detect_safety_issues.ts";
import { scoreSafety } from "../audit/detection/score_safety.ts";
import type { Interaction } from "../audit/interaction.ts";
import type { Hazard } from "../audit/safety/hazard.ts";
import { safetyOrigin } from "../audit/models/safety_model.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import { averagePrecision } from "./ranking/average_precision.ts";
import { bestF1 } from "./ranking/best_f1.ts";
import { recallAbove } from "./ranking/recall_above.ts";
import type { Scored } from "./ranking/scored.ts";
import { thresholdAt } from "./ranking/threshold_at.ts";
import { readSafetyRows, type SafetyRow } from "./read_safety_rows.ts";
import type { Evaluation, EvaluationRequest } from "./evaluation.ts";

/** One row of the table: the shipped engine on one file, and against ordinary prompts. */
export interface SafetyMeasure {
  readonly file: string;
  readonly measured: string;
  readonly rows: number;
  readonly positives: number;
  /** Null where a file holds only one kind of row. */
  readonly average_precision: number | null;
  readonly recall_at_1_percent_false: number | null;
  readonly recall_at_5_percent_false: number | null;
  readonly best_f1: number | null;
  /** As shipped: of the rows that should and should not be flagged, the share that is. */
  readonly flagged_of_positives: number | null;
  readonly flagged_of_negatives: number | null;
}

/** What a row is, once the engine has looked at it. */
interface Judged extends Scored {
  readonly flagged: boolean;
}

const ATTACKS = ["prompt_injection", "jailbreak", "indirect_injection"] as const;
type Measured = "harm" | "attack" | "indirect_injection";

/** Which score a file is about. */
const MEASURED: Readonly<Record<string, Measured>> = {
  "bipia": "indirect_injection",
  "deepset-train": "attack",
  "jailbreak-collections": "attack",
  "jailbreakbench-prompts": "attack",
};
const BACKGROUND = "benign-background";
/** The tweets are many: one in ten is enough to measure by. */
const ONE_IN: Readonly<Record<string, number>> = { davidson: 10 };

export const evaluation: Evaluation = { id: "safety", run: evaluateSafety };

/**
 * Measures the shipped engine on the safety files. The models have learned from these files, so
 * their rows here are in-sample; beside them stand the scores that the training measured on
 * sources it had left out. Files of attacks alone are ranked against ordinary prompts.
 */
async function evaluateSafety(request: EvaluationRequest): Promise<unknown> {
  const { hazards } = await loadCatalogue();
  const folder = new URL("safety/", request.folder);
  const read = (name: string): SafetyRow[] =>
    sample(name, readSafetyRows(new URL(fileOf(folder, name), folder)));
  const background = judgeAll(read(BACKGROUND), { hazards, measured: "harm" });
  const attacked = judgeAll(read(BACKGROUND), { hazards, measured: "attack" });
  const table: SafetyMeasure[] = [];
  for (const name of FILES) {
    if (request.only !== undefined && !name.includes(request.only)) continue;
    const measured = MEASURED[name] ?? "harm";
    const judged = judgeAll(read(name), { hazards, measured });
    const isMixed = judged.some((row) => !row.positive) || name === BACKGROUND;
    const against = isMixed ? [] : measured === "attack" ? attacked : background;
    const measure = measureFile({ file: name, measured }, { judged, against });
    table.push(measure);
    request.print(JSON.stringify(measure));
  }
  const unseen = safetyOrigin.scores_on_unseen_sources;
  request.print(`models on sources they had not seen: ${JSON.stringify(unseen)}`);
  return { in_sample: table, models_on_unseen_sources: unseen };
}

const FILES = [
  "advbench",
  "ailuminate-demo",
  BACKGROUND,
  "bipia",
  "davidson",
  "deepset-train",
  "expguard",
  "hatecheck",
  "jailbreak-collections",
  "jailbreakbench-prompts",
  "surge-toxicity",
  "xstest",
] as const;

function fileOf(folder: URL, name: string): string {
  const found = readdirSync(folder).find((file) => file.startsWith(`${name}.jsonl`));
  if (found === undefined) throw new Error(`no file ${name}.jsonl in the data folder`);
  return found;
}

function sample(name: string, rows: SafetyRow[]): SafetyRow[] {
  const step = ONE_IN[name] ?? 1;
  return rows.filter((_, index) => index % step === 0);
}

function judgeAll(
  rows: readonly SafetyRow[],
  options: { hazards: readonly Hazard[]; measured: Measured },
): Judged[] {
  return rows.map((row) => judge(row, options));
}

function judge(
  row: SafetyRow,
  options: { hazards: readonly Hazard[]; measured: Measured },
): Judged {
  const interaction = interactionOf(row);
  const { scores, harm } = scoreSafety(interaction, options.hazards);
  const attack = Math.max(...ATTACKS.map((id) => scores[id] ?? 0));
  const byMeasure = { harm, attack, indirect_injection: scores["indirect_injection"] ?? 0 };
  const { issues } = detectSafetyIssues(interaction, options.hazards);
  return {
    score: byMeasure[options.measured],
    positive: row.flagged === true,
    flagged: issues.some((issue) => issue.category !== "refusal"),
  };
}

function interactionOf(row: SafetyRow): Interaction {
  const side = (value: string) => ({ value, format: "text", country: "global" }) as const;
  return {
    use_case: "assistant",
    company_name: "evaluation",
    input: side(row.prompt),
    output: side(row.role === "prompt" ? "" : row.response),
  };
}

function measureFile(
  what: { file: string; measured: Measured },
  rows: { judged: readonly Judged[]; against: readonly Judged[] },
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

function shareFlagged(rows: readonly Judged[]): number | null {
  if (rows.length === 0) return null;
  return round(rows.filter((row) => row.flagged).length / rows.length);
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
