import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const OUT = "age_filters.out|treatment.reject|unequal_treatment.out";
/** A law, a rate of others and a table of who was taken turn nobody away for their age. */
const FILTERED = {
  negatable: false,
  unless: ["talk.law", "law.named", "talk.welcome", "age_filters.shown"],
  unlessBeside: ["talk.if", "talk.statistics", "talk.past", "talk.field"],
  side: "output",
  certainty: 0.8,
  domains: ["employment"],
} as const;

/** Applicants beyond an age fall out by a rule, in a sentence or in the rows of a table. */
export const AGE_LIMIT_RULES: readonly TogetherSignalRule[] = [
  { ...FILTERED, all: ["age_filters.age", OUT], sentences: 0, words: 18 },
  { ...FILTERED, all: ["age_filters.above|age_bars.number", OUT], sentences: 3, words: 26 },
  { ...FILTERED, all: ["age_filters.above"], asked: { all: [`${OUT}|limit.filter`] } },
];
