import { detectSafetyIssues } from "../audit/detection/detect_safety_issues.ts";
import { scoreSafety } from "../audit/detection/score_safety.ts";
import type { Interaction } from "../audit/interaction.ts";
import type { Model } from "../audit/models/model.ts";
import type { Hazard } from "../audit/safety/hazard.ts";
import type { Scored } from "./ranking/scored.ts";
import type { SafetyRow } from "./read_safety_rows.ts";

/** Which score a row is judged by. */
export type Measured = "harm" | "attack" | "indirect_injection";

/** What a row is, once the engine has looked at it. */
export interface JudgedRow extends Scored {
  /** Whether it would be reported, other than for a refusal. */
  readonly flagged: boolean;
}

const ATTACKS = ["prompt_injection", "jailbreak", "indirect_injection"] as const;

/** Runs the whole safety engine, with the shipped model or another one, over a labelled row. */
export function judgeSafetyRow(
  row: SafetyRow,
  options: { hazards: readonly Hazard[]; measured: Measured; model?: Model },
): JudgedRow {
  const { hazards, measured, ...rest } = options;
  const interaction = interactionOf(row);
  const { scores, harm } = scoreSafety(interaction, hazards, rest);
  const attack = Math.max(...ATTACKS.map((id) => scores[id] ?? 0));
  const byMeasure = { harm, attack, indirect_injection: scores["indirect_injection"] ?? 0 };
  const { issues } = detectSafetyIssues(interaction, hazards, rest);
  return {
    score: byMeasure[measured],
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
