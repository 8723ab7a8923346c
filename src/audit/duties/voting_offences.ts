import type { Trigger } from "../laws/law.ts";

/** Nobody is deceived or frightened out of voting. */
export const VOTING_OFFENCES: readonly Trigger[] = [
  {
    tags: ["voting_deception"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "high",
    reason: "The output misleads people about when, where or how they vote, or frightens them off.",
    remediation: [
      "Block the output, and name the office that runs the election for where and how to vote.",
    ],
  },
];
