import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const SPARED = {
  side: "output",
  sentences: 0,
  unless: ["talk.law", "talk.guard", "talk.counter"],
  unlessBeside: ["talk.if", "mailings.kept"],
  unlessSaid: ["mailings.agreed", "marketing.spared", "unwilling_recipients.proper"],
} as const;
const ADVERT = "dead_opt_outs.advert|marketing.act|marketing.offer";

/** Ads go on whatever somebody answers, or go to numbers that were given for something else. */
export const DEAD_OPT_OUT_RULES: readonly TogetherSignalRule[] = [
  {
    ...SPARED,
    all: ["dead_opt_outs.void", "dead_opt_outs.word"],
    words: 8,
    negatable: false,
    asked: { all: [ADVERT] },
  },
  {
    ...SPARED,
    all: ["dead_opt_outs.unasked", "dead_opt_outs.advert", "dead_opt_outs.reach"],
    words: 16,
    negatable: false,
    asked: { all: [ADVERT] },
  },
];
