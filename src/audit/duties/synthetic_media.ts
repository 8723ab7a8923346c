import type { Trigger } from "../laws/law.ts";

/** Imitations of real people are labelled or forbidden. */
export const SYNTHETIC_MEDIA: readonly Trigger[] = [
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
