import type { Trigger } from "../laws/law.ts";

const STOP = ["Stop the practice: it is prohibited, and no consent cures it."];

/**
 * A practice that Article 5 of the AI Act prohibits. Done by the AI, or asked of it and promised, it
 * is a violation; asked for only, or told of a system, it asks for a review.
 *
 * @param practice the tag of the practice, such as `social_scoring`
 * @param reason what the AI does, in one sentence
 */
export function prohibitedPractice(practice: string, reason: string): readonly Trigger[] {
  const breach = { finding: "violation", severity: "critical", reason, remediation: STOP } as const;
  return [
    { tags: [practice], flows: ["output"], ...breach },
    { tags: [practice], flows: ["input"], with: ["complied"], ...breach },
    {
      tags: [practice],
      flows: ["input"],
      without: ["complied", "refused", "advised_against"],
      finding: "possible",
      severity: "high",
      reason: "The user asks for a practice that the AI Act prohibits.",
      remediation: ["Tell the user that the practice is prohibited, and do not help with it."],
    },
    describedPractice(practice),
  ];
}

/**
 * An AI system that is told of, and that would be a prohibited practice.
 *
 * @param practice the tag of the practice, such as `social_scoring`
 */
export function describedPractice(practice: string): Trigger {
  return {
    tags: [`described:${practice}`],
    flows: ["input"],
    without: [practice],
    finding: "possible",
    severity: "high",
    reason: "The described AI system includes a practice that the AI Act prohibits.",
    remediation: [
      "Have the described system assessed against Article 5 of the AI Act before it is used.",
    ],
  };
}
