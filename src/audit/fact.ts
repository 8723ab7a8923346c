import type { Evidence, Severity } from "./report.ts";

/**
 * Where a fact stands in the interaction. `disclosed`: the output holds what the input did not;
 * `echoed`: the output repeats what the input held; `output`: the output's own conduct (a decision,
 * a hazard), for which the difference has no meaning. A trigger that names `output` accepts all
 * three, since all of them stand in the output.
 */
export type Flow = "input" | "output" | "disclosed" | "echoed";

/**
 * What detectors, hazards and context signals have in common, and the only thing that laws see.
 * Laws match on tags and never on a detector's id, so that both can grow alone. The vocabulary of
 * tags is documented in `tags.ts`.
 */
export interface Fact {
  /** Open strings such as `personal_data`, `financial`, `health`, `hazard:hate`. */
  readonly tags: readonly string[];
  readonly flow: Flow;
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** True when only a statistical score speaks: then the status is at most Review Needed. */
  readonly statistical: boolean;
  readonly evidence: readonly Evidence[];
}
