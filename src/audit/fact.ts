import type { Evidence, Severity } from "./report.ts";

/**
 * Where a fact stands in the interaction. `disclosed`: the output holds what the input did not;
 * `echoed`: the output repeats what the input held.
 */
export type Flow = "input" | "output" | "disclosed" | "echoed";

/**
 * What detectors, hazards and context signals have in common, and the only thing that laws see.
 * Laws match on tags and never on a detector's id, so that both can grow alone.
 */
export interface Fact {
  /** Open strings such as `personal_data`, `financial`, `special_category`, `hazard:hate`. */
  readonly tags: readonly string[];
  readonly flow: Flow;
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** True when only a statistical score speaks: then the status is at most Review Needed. */
  readonly statistical: boolean;
  readonly evidence: readonly Evidence[];
}
