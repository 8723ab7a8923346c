import type { Trigger } from "../laws/law.ts";

/** Data collected for one purpose is not used for another. */
export const PURPOSE_LIMITATION: readonly Trigger[] = [
  {
    tags: ["purpose_change"],
    flows: ["output"],
    finding: "violation",
    severity: "medium",
    reason: "Data collected for one purpose is used for another.",
    remediation: [
      "Use the data only for the purpose for which it was collected, or ask for consent anew.",
    ],
  },
  {
    tags: ["purpose_change"],
    flows: ["input"],
    without: ["refused"],
    finding: "possible",
    severity: "low",
    reason: "The input describes a use of data for another purpose.",
    remediation: ["Check whether the new purpose is compatible with the first."],
  },
];
