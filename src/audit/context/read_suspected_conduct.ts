import type { Fact } from "../fact.ts";
import { isWorthALook, suspectConduct } from "./conduct/suspect_conduct.ts";
import type { SignalInput } from "./frames/signal.ts";

/** Certainty of what a model alone says. */
const MOST_CERTAIN = 0.6;

/** That an answer as a whole resembles unlawful ones, though no rule is met; nothing below that. */
export function readSuspectedConduct(context: SignalInput): Fact[] {
  if (!isWorthALook(context)) return [];
  const { text } = context.output;
  return [
    {
      tags: ["suspected_conduct"],
      flow: "output",
      severity: "medium",
      certainty: Math.min(MOST_CERTAIN, suspectConduct(context).score),
      statistical: true,
      evidence: [{ side: "output", start: 0, end: text.length }],
    },
  ];
}
