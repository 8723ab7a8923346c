import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const SPARED = {
  side: "output",
  domains: ["employment", "housing", "lending", "banking", "insurance"],
  unless: ["talk.law", "talk.welcome", "talk.report", "sex.equal"],
} as const;
const SIGNED = {
  all: ["cosigners.sign", "cosigners.kin", "cosigners.only"],
  sentences: 0,
  words: 9,
  negatable: false,
} as const;

/** Somebody of another kind would have had it: then what this one is, is the reason. */
export const PREFERRED_RIVAL_RULES: readonly TogetherSignalRule[] = [
  {
    ...SPARED,
    all: ["alike_rivals.would", "alike_rivals.who"],
    sentences: 0,
    words: 9,
    unlessBeside: ["alike_rivals.alike"],
    unlessSaid: ["talk.guard"],
  },
  {
    ...SPARED,
    ...SIGNED,
    domains: ["lending", "banking"],
    elsewhere: ["traits.sex|traits.family|payers.sex"],
    asked: { all: ["lending.turned|applications.application|private_matters.money"] },
    unlessBeside: ["alike_rivals.alike", "talk.guard", "sex.equal"],
  },
];
