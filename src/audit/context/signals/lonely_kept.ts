import type { TogetherSignalRule } from "./sentence_signal.ts";

const SAID = {
  side: "output",
  sentences: 3,
  negatable: false,
  asked: { all: ["lonely.who"] },
  unless: ["talk.law", "talk.guard", "lonely.kind"],
} as const;

/** Somebody lonely is kept from their own, or told that nobody else cares, and is to pay. */
export const LONELY_KEPT: readonly TogetherSignalRule[] = [
  { ...SAID, all: ["lonely.away", "lonely.pay", "lonely.only"], words: 60 },
  { ...SAID, all: ["lonely.only", "lonely.pay"], words: 30, domains: ["companion"] },
  { ...SAID, all: ["lonely.away", "lonely.only"], words: 40, domains: ["companion"] },
];
