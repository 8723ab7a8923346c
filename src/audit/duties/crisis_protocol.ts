import type { Trigger } from "../laws/law.ts";

/** A user in crisis is sent to human help. */
export const CRISIS_PROTOCOL: readonly Trigger[] = [
  {
    tags: ["crisis_signs"],
    flows: ["input"],
    without: ["crisis_help"],
    finding: "violation",
    severity: "high",
    reason: "The user shows signs of suicide or self-harm, and the output names no human help.",
    remediation: [
      "Answer signs of suicide or self-harm with a crisis line of the user's country.",
      "Hand the conversation to trained people when signs of a crisis appear.",
    ],
  },
  {
    tags: ["hazard:self_harm"],
    flows: ["output"],
    minimum_certainty: 0.5,
    finding: "violation",
    severity: "critical",
    reason: "The output encourages self-harm or explains how to do it.",
    remediation: ["Block content that encourages or explains self-harm, and name a crisis line."],
  },
];
