import type { TogetherSignalRule } from "./sentence_signal.ts";

const SAID = {
  side: "output",
  negatable: false,
  elsewhere: ["apart.who"],
  unless: ["law.told", "apart.welcome"],
  unlessBeside: ["talk.statistics"],
} as const;

/**
 * People sent elsewhere, or put by themselves, for what the others would say: what they are stands
 * in the question as often as in the answer.
 */
export const KEPT_APART_RULES: readonly TogetherSignalRule[] = [
  { ...SAID, all: ["apart.out", "apart.others"], sentences: 1 },
];
