import type { Trigger } from "../laws/law.ts";

/** Nobody is deceived out of their money. */
export const FRAUD_OFFENCES: readonly Trigger[] = [
  {
    tags: ["hazard:fraud"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "high",
    reason:
      "The output helps to deceive people out of their money, or to forge what deceives them.",
    remediation: ["Block the output, and refuse scripts, letters and papers that are to deceive."],
  },
];
