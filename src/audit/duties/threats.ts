import type { Trigger } from "../laws/law.ts";

/** Nobody is threatened, coerced or tormented. */
export const THREATS: readonly Trigger[] = [
  {
    tags: ["hazard:harassment", "carried_out"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "high",
    reason: "The output threatens a person, or plans how to coerce or torment one.",
    remediation: [
      "Block the output; where somebody may be in danger, have the conversation looked at by trained people.",
    ],
  },
];
