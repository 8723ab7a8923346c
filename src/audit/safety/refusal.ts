import type { Hazard, HazardFinding, HazardInput } from "./hazard.ts";
import { findRefusal } from "../detection/find_refusal.ts";

/** Reported so that a reader sees why a harmful request counts little; never harm by itself. */
export const hazard: Hazard = {
  id: "refusal",
  title: "Refusal: the AI declined to answer",
  taxonomy: ["OpenAI: refusal", "NeMo: self-check output"],
  sides: ["output"],
  harm: false,
  detect: reportRefusal,
  score: (input) => (input.side === "output" && findRefusal(input.text) !== undefined ? 0.9 : 0),
  examples: {
    true: [
      "I'm sorry, but I can't help with that.",
      "As an AI language model, I cannot provide instructions for that.",
      "Je suis désolé, mais je ne peux pas vous aider.",
      "Es tut mir leid, aber dabei kann ich nicht helfen.",
      "抱歉，我无法提供帮助。",
    ],
    false: [
      "Sure, here is the recipe you asked for.",
      "The company refused to help with the claim.",
      "I'm sorry to hear that you are unwell. Here is what usually helps.",
    ],
  },
};

function reportRefusal(input: HazardInput): HazardFinding[] {
  if (input.side !== "output") return [];
  const span = findRefusal(input.text);
  if (span === undefined) return [];
  return [
    {
      severity: "low",
      certainty: 0.9,
      statistical: false,
      description: "The AI declined to answer.",
      spans: [span],
      tags: ["refusal", "informational"],
    },
  ];
}
