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

const PRICED = ["insurance", "lending", "banking", "housing"] as const;
const UNLAWFUL = ["law.named", "talk.ban", "talk.welcome"];

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
  // Asked why somebody else pays less, the answer names where people are from.
  {
    side: "output",
    all: ["descent.origin", "descent.cause"],
    sentences: 0,
    words: 8,
    asked: { all: ["why.word|descent.dearer"] },
    elsewhere: [DEARER],
    unless: UNLAWFUL,
    certainty: 0.8,
    domains: [...PRICED, "retail", "travel", "telecommunications"],
  },
  // What somebody did changes nothing: not the risk is priced, but the descent.
  {
    ...TOLD,
    all: ["origin.mark|trait.origin|birth.from", DEARER, "descent.regardless"],
    sentences: 0,
    words: 40,
    unless: UNLAWFUL,
    domains: PRICED,
  },
];
