import type { TogetherSignalRule } from "./sentence_signal.ts";

const SPARED = {
  side: "output",
  sentences: 0,
  unless: ["talk.law", "talk.guard", "talk.counter"],
  unlessBeside: ["talk.if", "mail.kept"],
  unlessSaid: ["mail.agreed", "market.spared", "mailto.proper"],
} as const;
const ADVERT = "deadstop.advert|market.act|market.offer";

/** Ads go on whatever somebody answers, or go to numbers that were given for something else. */
export const DEAD_STOPS: readonly TogetherSignalRule[] = [
  {
    ...SPARED,
    all: ["deadstop.void", "deadstop.word"],
    words: 8,
    negatable: false,
    asked: { all: [ADVERT] },
  },
  {
    ...SPARED,
    all: ["deadstop.unasked", "deadstop.advert", "deadstop.reach"],
    words: 16,
    negatable: false,
    asked: { all: [ADVERT] },
  },
];
