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

/** Nobody is named by face to a stranger, and no face is kept for that, unasked. */
export const UNNAMED_FACES: readonly Trigger[] = [
  {
    tags: ["faces_named"],
    flows: ["output"],
    finding: "violation",
    severity: "critical",
    reason: "People are told apart by their faces, or are to be, and know nothing of it.",
    remediation: [
      "Name nobody by a picture who has not agreed to be found, and delete faces that were gathered.",
    ],
  },
];
