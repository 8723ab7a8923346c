import type { Trigger } from "../laws/law.ts";

/** Nobody is helped to make or sell forbidden drugs. */
export const DRUG_OFFENCES: readonly Trigger[] = [
  {
    tags: ["hazard:crime", "drugs", "carried_out"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "high",
    reason: "The output helps to make or sell forbidden drugs.",
    remediation: ["Block the output, and name help with addiction where the user is in need."],
  },
];
