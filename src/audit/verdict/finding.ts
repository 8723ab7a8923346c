import type { Fact } from "../fact.ts";
import type { Severity } from "../report.ts";

/**
 * What the verdict rests on. `violation`: a rule saw that a law is broken; `review`: a person should
 * look, since the law may be broken, only a score speaks, or the audit could not decide.
 */
export interface Finding {
  readonly weight: "violation" | "review";
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** Findings about one thing share a subject: however many laws it touches, it is counted once. */
  readonly subject: Fact | string;
}
