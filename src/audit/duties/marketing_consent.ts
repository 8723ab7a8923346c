import type { Trigger } from "../laws/law.ts";

/** Marketing by call, text or mail needs consent. */
export const MARKETING_CONSENT: readonly Trigger[] = [
  {
    tags: ["unsolicited_marketing"],
    flows: ["output"],
    finding: "violation",
    severity: "medium",
    reason: "The output helps to send marketing to people who did not agree.",
    remediation: ["Send marketing only to people who agreed, and honour every opt-out."],
  },
  {
    tags: ["unsolicited_marketing"],
    flows: ["input"],
    without: ["refused"],
    finding: "possible",
    severity: "medium",
    reason: "The input describes marketing to people who did not agree.",
    remediation: ["Send marketing only to people who agreed, and honour every opt-out."],
  },
];
