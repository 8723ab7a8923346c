import type { TogetherSignalRule } from "./sentence_signal.ts";

const SPARED = {
  side: "output",
  domains: ["employment", "housing", "lending", "banking", "insurance"],
  unless: ["talk.law", "talk.welcome", "talk.report", "sex.equal"],
} as const;
const SIGNED = {
  all: ["cosign.sign", "cosign.kin", "cosign.only"],
  sentences: 0,
  words: 9,
  negatable: false,
} as const;

/** Somebody of another kind would have had it: then what this one is, is the reason. */
export const RIVALS_PREFERRED: readonly TogetherSignalRule[] = [
  {
    ...SPARED,
    all: ["rival.would", "rival.who"],
    sentences: 0,
    words: 9,
    unlessBeside: ["rival.alike"],
    unlessSaid: ["talk.guard"],
  },
  {
    ...SPARED,
    ...SIGNED,
    domains: ["lending", "banking"],
    elsewhere: ["trait.sex|trait.family|payer.sex"],
    asked: { all: ["lend.turned|area.application|matter.money"] },
    unlessBeside: ["rival.alike", "talk.guard", "sex.equal"],
  },
];
