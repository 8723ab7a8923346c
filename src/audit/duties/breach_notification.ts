import type { Trigger } from "../laws/law.ts";

/** A data breach is reported to the authority and to the people. */
export const BREACH_NOTIFICATION: readonly Trigger[] = [
  {
    tags: ["breach_hidden"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "The output advises to keep a data breach from the authority or the people.",
    remediation: [
      "Report the breach to the authority in time, and tell the people whom it puts at high risk.",
    ],
  },
  {
    tags: ["breach_hidden"],
    flows: ["input"],
    without: ["refused"],
    finding: "possible",
    severity: "medium",
    reason: "The input describes a data breach that is kept hidden.",
    remediation: [
      "Have the breach assessed by the privacy team at once; the legal time runs from its discovery.",
    ],
  },
];
