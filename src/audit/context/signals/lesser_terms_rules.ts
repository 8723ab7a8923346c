import type { TogetherSignalRule } from "./sentence_signal.ts";

const TRAITS =
  "trait.assistance|trait.family|trait.origin|trait.religion|trait.sex|trait.caste|trait.age|hint.family|hint.origin|hint.age|hint.religion";

const TURNED_AWAY = "pick.other|act.reject|act.denied|act.unwanted|unequal.unwanted|unequal.out";

/** What is told of a law, a rate of others or the past prices nobody. */
const TOLD = {
  unless: ["talk.law"],
  unlessBeside: ["talk.if", "talk.statistics", "talk.past", "talk.field"],
  negatable: false,
  side: "output",
  certainty: 0.75,
} as const;
const JOBS = { ...TOLD, domains: ["employment"] } as const;
const LOANS = {
  ...TOLD,
  unless: ["talk.law", "talk.welcome"],
  domains: ["lending", "banking"],
} as const;

/** Worse terms for a sex, a family, an age or a caste: prices, loans and careers. */
export const LESSER_TERMS_RULES: readonly TogetherSignalRule[] = [
  {
    ...TOLD,
    all: ["sex.said", "price.differs"],
    words: 14,
    unless: ["talk.law", "sex.equal"],
    domains: ["insurance"],
  },
  { ...LOANS, all: ["lend.discount", "trait.assistance|trait.family|hint.family"], words: 22 },
  {
    ...LOANS,
    all: ["lend.group", TRAITS, "talk.you|talk.cause|act.reject|act.denied"],
    words: 25,
    asked: { all: ["lend.turned"] },
  },
  {
    ...LOANS,
    all: ["grade.lower|lend.group", "trait.origin|trait.religion|trait.caste|hint.religion"],
    sentences: 0,
    words: 20,
  },
  {
    ...JOBS,
    all: ["pay.offer", "price.differs", "sex.said|trait.sex|trait.family|trait.origin"],
    words: 16,
  },
  {
    ...JOBS,
    all: ["age.tenure", "work.less|act.reject|unequal.out", "age.youth"],
    words: 30,
    unless: ["law.named"],
    unlessBeside: ["talk.if", "talk.statistics", "talk.field"],
  },
  { ...JOBS, all: ["age.number", "work.less", "age.youth"], words: 25 },
  {
    ...TOLD,
    all: ["trait.caste", TURNED_AWAY],
    words: 22,
    unless: ["law.named", "talk.welcome"],
    unlessBeside: ["talk.if", "talk.statistics", "talk.past"],
    domains: ["employment", "housing", "lending", "banking", "education", "retail"],
  },
];
