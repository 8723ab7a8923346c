import type { TogetherSignalRule } from "./sentence_signal.ts";

const FROM = "birth.from|origin.mark|origin.from|trait.origin";
const DEARER = "birth.dearer|price.more|terms.own";
const TOLD = {
  negatable: false,
  unless: ["talk.law", "law.named", "talk.ban", "talk.welcome"],
  unlessBeside: ["talk.statistics", "talk.past", "talk.field"],
  side: "output",
  certainty: 0.8,
} as const;

/** A price is higher for people born elsewhere, for they are not trusted or because they asked why. */
export const DEARER_BY_BIRTH: readonly TogetherSignalRule[] = [
  { ...TOLD, all: [FROM, DEARER, "birth.distrust"], sentences: 1, words: 32 },
  {
    ...TOLD,
    all: [DEARER, FROM],
    sentences: 0,
    words: 14,
    asked: { all: ["birth.from|origin.mark|trait.origin|homeland.who"] },
    elsewhere: ["birth.yes"],
    unlessSaid: ["answer.no"],
    domains: ["insurance", "lending", "banking", "retail", "travel", "telecommunications"],
  },
];
