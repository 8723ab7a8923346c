import type { Trigger } from "../laws/law.ts";

/** Nobody is worse off for having complained, or for having asked for a right. */
export const FREE_COMPLAINT: readonly Trigger[] = [
  {
    tags: ["complaint_punished"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Whoever complains or asks for a right is punished for it, or pressed to take it back.",
    remediation: [
      "Take back what was done to the person, and answer the complaint on its merits.",
      "Keep whoever handles complaints apart from whoever decides on places, shifts and terms.",
    ],
  },
  {
    tags: ["retaliation"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Somebody is to be punished for going to an authority or standing on a right.",
    remediation: [
      "Withdraw the measure, and keep those who complain from any disadvantage.",
      "Have an independent person look into what was reported.",
    ],
  },
];
