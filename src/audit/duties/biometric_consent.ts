import type { Trigger } from "../laws/law.ts";

/** Biometric data needs notice and written consent. */
export const BIOMETRIC_CONSENT: readonly Trigger[] = [
  {
    tags: ["biometric"],
    flows: ["output"],
    with: ["consent_missing"],
    finding: "violation",
    severity: "high",
    reason: "Biometric data is collected, stored or shared without consent.",
    remediation: [
      "Stop the collection until a written release and a public retention schedule exist.",
    ],
  },
  {
    tags: ["biometric"],
    without: ["consent_missing"],
    finding: "possible",
    severity: "medium",
    reason: "Biometric data is collected, stored or shared, and no consent is named.",
    remediation: [
      "Confirm notice, written consent and a retention schedule for the biometric data.",
    ],
  },
];
