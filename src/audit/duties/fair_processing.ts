import type { Trigger } from "../laws/law.ts";

/** Personal data is processed fairly: where somebody comes from proves no fraud. */
export const FAIR_PROCESSING: readonly Trigger[] = [
  {
    tags: ["origin_as_risk"],
    flows: ["output"],
    finding: "violation",
    severity: "critical",
    reason:
      "Nationality, origin or a name is used as a sign of fraud, and people lose money for it.",
    remediation: [
      "Take nationality, origin and names out of the selection, and undo what was decided on them.",
      "Have every suspension reviewed by a person on the facts of the case.",
    ],
  },
];
