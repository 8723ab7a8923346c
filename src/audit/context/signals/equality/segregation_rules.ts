import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const SAID = {
  side: "output",
  negatable: false,
  elsewhere: ["segregation.who"],
  unless: ["law.told", "segregation.welcome"],
  unlessBeside: ["talk.statistics"],
} as const;

/**
 * People sent elsewhere, or put by themselves, for what the others would say: what they are stands
 * in the question as often as in the answer.
 */
export const SEGREGATION_RULES: readonly TogetherSignalRule[] = [
  { ...SAID, all: ["segregation.out", "segregation.others"], sentences: 1 },
];
