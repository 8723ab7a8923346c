import type { Trigger } from "../laws/law.ts";

/** Nobody is made to pay for a complaint, a report or a union. */
export const NO_RETALIATION: readonly Trigger[] = [
  {
    tags: ["retaliation"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "The output has somebody punished at work for a complaint, a report or a union.",
    remediation: [
      "Withdraw the measures, and keep whoever reported out of reach of those reported.",
      "Have an independent person look into what was reported.",
    ],
  },
];
