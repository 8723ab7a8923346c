import type { Fact } from "../fact.ts";
import { recognizeWrongs, unlawfulByItself } from "./conduct/recognize_wrongs.ts";
import type { SignalInput } from "./frames/signal.ts";
import { isToldOnly } from "./frames/is_told_only.ts";

/** Certainty of what a model alone says. */
const MOST_CERTAIN = 0.6;
/** From here on an answer is worth a person's look though no wrong is named. */
const WORTH_A_LOOK = 0.95;
/** What is asked makes no answer suspect: by itself it must be that likely unlawful. */
const ANSWER = 0.5;
/** Fewer concepts than in two or three sentences say nothing of an answer. */
const FEWEST_CONCEPTS = 20;

/** That an answer as a whole resembles unlawful ones, though no rule is met; nothing below that. */
export function readSuspectedConduct(context: SignalInput): Fact[] {
  const { text, words } = context.output;
  const { unlawful } = recognizeWrongs(context);
  if (unlawful < WORTH_A_LOOK || words.concepts.size < FEWEST_CONCEPTS) return [];
  if (unlawfulByItself(context) < ANSWER || isToldOnly(context)) return [];
  return [
    {
      tags: ["suspected_conduct"],
      flow: "output",
      severity: "medium",
      certainty: Math.min(MOST_CERTAIN, unlawful),
      statistical: true,
      evidence: [{ side: "output", start: 0, end: text.length }],
    },
  ];
}
