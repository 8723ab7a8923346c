import type { Trigger } from "../laws/law.ts";

/** Nothing is stored on a visitor's device, or read from it, before or against the visitor's choice. */
export const TRACKING_CONSENT: readonly Trigger[] = [
  {
    tags: ["tracking_unasked"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Visitors of a site are tracked before or against their choice.",
    remediation: [
      "Set no tracker before somebody agrees, and let saying no be as easy as saying yes.",
    ],
  },
  {
    tags: ["consent_missing", "opposed"],
    flows: ["output"],
    without: ["tracking_unasked", "unsolicited_marketing"],
    domains: ["marketing"],
    finding: "possible",
    severity: "medium",
    reason: "Marketing uses what people said no to, which may be traces of their visits.",
    remediation: ["Check whether devices of people who said no are still read, and stop it."],
  },
];
