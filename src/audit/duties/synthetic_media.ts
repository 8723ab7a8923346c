import type { Trigger } from "../laws/law.ts";

/** An imitation that is to be taken for the real person breaks the trust of everyone deceived. */
export const DECEPTIVE_IMITATION: Trigger = {
  tags: ["deceptive_imitation"],
  flows: ["output"],
  without: ["refused"],
  finding: "violation",
  severity: "high",
  reason: "A real person's voice or face is imitated unlabelled, to be taken for real.",
  remediation: [
    "Block the imitation of real people without their consent, and label all that is artificial.",
  ],
};

/** Imitations of real people are labelled or forbidden. */
export const SYNTHETIC_MEDIA: readonly Trigger[] = [
  DECEPTIVE_IMITATION,
  {
    tags: ["synthetic_media"],
    flows: ["output", "input"],
    without: ["refused"],
    finding: "possible",
    severity: "medium",
    reason: "A real person's face or voice is to be imitated.",
    remediation: ["Obtain the person's consent, and label the result as artificial."],
  },
];
