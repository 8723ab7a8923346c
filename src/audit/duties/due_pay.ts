import type { Trigger } from "../laws/law.ts";

/** What was earned is paid, in full and on time. */
export const DUE_PAY: readonly Trigger[] = [
  {
    tags: ["wages_withheld"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Pay that was earned is kept from whoever earned it.",
    remediation: [
      "Pay what was earned, overtime and the last wage included, and say when it comes.",
      "Look for others whose pay was kept back in the same way.",
    ],
  },
];
