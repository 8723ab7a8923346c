import type { Interaction } from "../audit/interaction.ts";
import type { Report } from "../audit/report.ts";
import type { ApplicableLaw } from "./find_applicable_laws.ts";

/** What a judge is asked about. */
export interface JudgeCase {
  readonly interaction: Interaction;
  /** The report of the in-process audit. */
  readonly report: Report;
  /** The laws that apply to the interaction; only these may be cited. */
  readonly laws: readonly ApplicableLaw[];
}
