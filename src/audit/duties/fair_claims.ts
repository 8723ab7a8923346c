import type { Trigger } from "../laws/law.ts";

/** That insurers handle claims fairly and do not reject them without good reason. */
export const FAIR_CLAIMS: readonly Trigger[] = [
  {
    tags: ["adverse_decision"],
    flows: ["output"],
    domains: ["insurance"],
    without: ["reasons_given", "review_offered"],
    finding: "possible",
    severity: "medium",
    reason: "A claim is refused without a reason or a second look.",
    remediation: ["Give the policy's ground for the refusal, and how to have it looked at again."],
  },
  ...["exploited_vulnerability", "pressed_in_need"].map((tag): Trigger => ({
    tags: [tag],
    flows: ["output"],
    domains: ["insurance"],
    finding: "violation",
    severity: "high",
    reason: "A policyholder's weakness or need is used against a claim.",
    remediation: ["Settle what is due promptly, and offer no less to those who cannot wait."],
  })),
];
