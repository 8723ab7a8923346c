import type { Trigger } from "../laws/law.ts";

/** Workers may join together without being spied upon, and tell each other what they earn. */
export const FREE_ASSOCIATION: readonly Trigger[] = [
  {
    tags: ["union_watched"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Workers who speak of a union are spied out.",
    remediation: [
      "Stop reading and recording workers' private talk, and delete what was found out.",
      "Undo shifts, ratings and contracts that were changed because of it.",
    ],
  },
  {
    tags: ["union_forbidden"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Workers are forbidden to join together, or are to pay for it.",
    remediation: [
      "Take the ban back, and tell the workers that they may join together and speak of it.",
      "Undo what was done to those who did, and delete lists of their names.",
    ],
  },
  {
    tags: ["pay_talk_forbidden"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Workers are forbidden, under threat, to tell each other what they earn.",
    remediation: [
      "Let workers talk about their own pay, and take back warnings that were given for it.",
      "Look whether the figures show a difference that nothing but a person's kind explains.",
    ],
  },
];
