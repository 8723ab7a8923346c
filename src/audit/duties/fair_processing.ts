import type { Trigger } from "../laws/law.ts";

/** Personal data is processed fairly: neither origin nor private conduct nor a profile proves a wrong. */
export const FAIR_PROCESSING: readonly Trigger[] = [
  {
    tags: ["origin_as_risk"],
    flows: ["output"],
    finding: "violation",
    severity: "critical",
    reason:
      "Nationality, origin or a name is used as a sign of fraud, and people lose money for it.",
    remediation: [
      "Take nationality, origin and names out of the selection, and undo what was decided on them.",
      "Have every suspension reviewed by a person on the facts of the case.",
    ],
  },
  {
    tags: ["social_scoring"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "People are rated by their private conduct and lose what has nothing to do with it.",
    remediation: [
      "Take private conduct, posts and friends out of the decision, and decide on the facts of the case.",
    ],
  },
  {
    tags: ["crime_prediction"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Somebody is treated as a coming offender for a profile, not for anything done.",
    remediation: [
      "Take no measure against a person without facts about that person that can be checked.",
    ],
  },
  {
    tags: ["mood_punished"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Somebody loses something for a feeling that a machine guesses from face or voice.",
    remediation: [
      "Take guessed feelings out of the decision: they are neither accurate nor fair to anybody.",
    ],
  },
];
