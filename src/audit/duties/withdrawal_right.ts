import type { Trigger } from "../laws/law.ts";

/** Consumers may withdraw from distance contracts. */
export const WITHDRAWAL_RIGHT: readonly Trigger[] = [
  {
    tags: ["withdrawal_refused"],
    flows: ["output"],
    finding: "violation",
    severity: "medium",
    reason: "The output denies a consumer's right to withdraw from a distance contract.",
    remediation: ["Tell the consumer about the right of withdrawal, its period and how to use it."],
  },
];
