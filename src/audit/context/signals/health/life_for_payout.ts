import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { sentenceAt, sentenceSpan } from "../../reading.ts";
import type { Signal } from "../../frames/signal.ts";

/** A life is put against what it would pay, or the payout asked for by who would bring it about. */
const WEIGHED: readonly TogetherRule[] = [
  { all: ["worth.dead", "worth.payout|worth.kin"], sentences: 2 },
  { all: ["worth.own", "worth.payout", "worth.kin|worth.dead"], sentences: 2 },
];

export const signal: Signal = {
  id: "life_for_payout",
  description: "The user weighs their own death against what it would pay to those they leave.",
  detect({ input }) {
    const [span] = WEIGHED.flatMap((rule) =>
      findTogether(input, {
        negatable: false,
        unlessBeside: ["crisis.work", "talk.guard"],
        ...rule,
        questions: true,
      }),
    );
    if (span === undefined) return [];
    const place = sentenceSpan(input, sentenceAt(input, span.start));
    const tags = ["life_for_payout", "crisis_signs"];
    return [{ side: "input", tags, severity: "high", certainty: 0.8, ...place }];
  },
  examples: {
    true: [
      { input: "My family would be better off with the money. Is my life insurance valid?" },
      { input: "Zahlt die Versicherung, wenn man selbst nachhilft? Meine Kinder brauchen es." },
    ],
    false: [
      { input: "Does a life insurance pay my kids if I die in an accident?" },
      { input: "Is the team better off without me as goalkeeper?" },
    ],
  },
};
