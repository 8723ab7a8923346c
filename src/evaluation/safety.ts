import { readdirSync } from "node:fs";
import { safetyOrigin } from "../audit/models/safety_model.ts";
import type { Hazard } from "../audit/safety/hazard.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import type { Evaluation, EvaluationRequest } from "./evaluation.ts";
import { judgeSafetyRow, type JudgedRow, type Measured } from "./judge_safety_row.ts";
import { measureSafety, type SafetyMeasure } from "./measure_safety.ts";
import { readSafetyRows, type SafetyRow } from "./read_safety_rows.ts";

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
    const measure = measureSafety({ file: name, measured }, { judged, against });
    table.push(measure);
    request.print(JSON.stringify(measure));
  }
  const { scores_on_unseen_sources: heads, engine_on_unseen_sources: engine } = safetyOrigin;
  request.print("the engine, with models that had not seen the source:");
  for (const measure of engine) request.print(JSON.stringify(measure));
  request.print(`the heads alone on sources they had not seen: ${JSON.stringify(heads)}`);
  return {
    in_sample: table,
    engine_on_unseen_sources: engine,
    models_on_unseen_sources: heads,
  };
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
): JudgedRow[] {
  return rows.map((row) => judgeSafetyRow(row, options));
}
