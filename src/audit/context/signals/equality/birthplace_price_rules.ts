import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const FROM = "birthplace.from|origin.mark|origin.from|traits.origin";
const DEARER = "birthplace.dearer|price_differences.more|worse_terms.own";
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
export const BIRTHPLACE_PRICE_RULES: readonly TogetherSignalRule[] = [
  { ...TOLD, all: [FROM, DEARER, "birthplace.distrust"], sentences: 1, words: 32 },
  {
    ...TOLD,
    all: [DEARER, FROM],
    sentences: 0,
    words: 14,
    asked: { all: ["birthplace.from|origin.mark|traits.origin|home_country_pay.who"] },
    elsewhere: ["birthplace.yes"],
    unlessSaid: ["replies.no"],
    domains: ["insurance", "lending", "banking", "retail", "travel", "telecommunications"],
  },
  // Asked why somebody else pays less, the answer names where people are from.
  {
    side: "output",
    all: ["descent.origin", "descent.cause"],
    sentences: 0,
    words: 8,
    asked: { all: ["reasons.word|descent.dearer"] },
    elsewhere: [DEARER],
    unless: UNLAWFUL,
    certainty: 0.8,
    domains: [...PRICED, "retail", "travel", "telecommunications"],
  },
  // What somebody did changes nothing: not the risk is priced, but the descent.
  {
    ...TOLD,
    all: ["origin.mark|traits.origin|birthplace.from", DEARER, "descent.regardless"],
    sentences: 0,
    words: 40,
    unless: UNLAWFUL,
    domains: PRICED,
  },
];
