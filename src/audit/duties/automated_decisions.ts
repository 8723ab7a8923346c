import type { Trigger } from "../laws/law.ts";

/**
 * Decisions with legal or similarly weighty effect that a machine takes alone: people are told, may
 * have a person look at it, and may contest it.
 */
export const AUTOMATED_DECISIONS: readonly Trigger[] = [
  {
    tags: ["adverse_decision"],
    with: ["automated"],
    without: ["review_offered"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "A weighty refusal is decided by a machine alone, and no human review is offered.",
    remediation: [
      "Offer a review by a person and a way to contest the decision in the same message.",
      "Explain in plain words on which main factors the automated decision rests.",
    ],
  },
  {
    tags: ["adverse_decision"],
    without: ["review_offered", "automated", "decided_by_people"],
    flows: ["output"],
    finding: "possible",
    severity: "medium",
    reason: "The AI tells a weighty refusal, and no human review is offered.",
    remediation: [
      "Have a person confirm the decision before it is told, and record it.",
      "Offer a review by a person and a way to contest the decision in the same message.",
    ],
  },
  {
    // Whoever says that appeals go to the same machine names them, and offers none.
    tags: ["decision_without_human", "automated"],
    with: ["review_offered"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "A weighty refusal is decided by a machine alone, and every way to a person is shut.",
    remediation: [
      "Offer a review by a person and a way to contest the decision in the same message.",
      "Explain in plain words on which main factors the automated decision rests.",
    ],
  },
];

/** The part about refusals that are said to be a machine's, for laws that speak of no others. */
export const MACHINE_DECISIONS = AUTOMATED_DECISIONS.filter(({ tags, with: others }) =>
  [...tags, ...(others ?? [])].includes("automated"),
);
