import type { Trigger } from "../laws/law.ts";

/** Nobody is stirred up against a protected group. */
export const HATE_OFFENCES: readonly Trigger[] = [
  {
    tags: ["hazard:hate"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "high",
    reason: "The output stirs up hatred against a protected group, or denies crimes against it.",
    remediation: ["Remove the hateful passage, and block such output."],
  },
];
