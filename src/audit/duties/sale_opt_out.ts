import type { Trigger } from "../laws/law.ts";

/** Who sells personal data must offer to opt out of it. */
export const SALE_OPT_OUT: readonly Trigger[] = [
  {
    tags: ["data_sale"],
    flows: ["output"],
    finding: "possible",
    severity: "medium",
    reason: "Personal data is sold, and no way to opt out is named.",
    remediation: ["Name the right to opt out of the sale of personal data, and link to it."],
  },
  {
    tags: ["consent_missing", "opposed"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Personal data is used against the choice of the person.",
    remediation: ["Stop the use, and honour the person's choice or opt-out."],
  },
  {
    tags: ["consent_missing"],
    flows: ["output"],
    without: ["opposed"],
    finding: "possible",
    severity: "medium",
    reason: "Personal data is used without asking; the law leaves people the choice to say no.",
    remediation: ["Check that people were told of the use, and that nobody concerned opted out."],
  },
];
