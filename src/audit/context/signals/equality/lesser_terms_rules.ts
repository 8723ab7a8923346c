import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const TRAITS =
  "traits.assistance|traits.family|traits.origin|traits.religion|traits.sex|traits.caste|traits.age|hints.family|hints.origin|hints.age|hints.religion";

const TURNED_AWAY =
  "picking.other|treatment.reject|treatment.denied|treatment.unwanted|unequal_treatment.unwanted|unequal_treatment.out";

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
    all: ["sex.said", "price_differences.differs"],
    words: 14,
    unless: ["talk.law", "sex.equal"],
    domains: ["insurance"],
  },
  {
    ...LOANS,
    all: ["lending.discount", "traits.assistance|traits.family|hints.family"],
    words: 22,
  },
  {
    ...LOANS,
    all: ["lending.group", TRAITS, "talk.you|talk.cause|treatment.reject|treatment.denied"],
    words: 25,
    asked: { all: ["lending.turned"] },
  },
  {
    ...LOANS,
    all: [
      "lower_grades.lower|lending.group",
      "traits.origin|traits.religion|traits.caste|hints.religion",
    ],
    sentences: 0,
    words: 20,
  },
  {
    ...JOBS,
    all: [
      "pay.offer",
      "price_differences.differs",
      "sex.said|traits.sex|traits.family|traits.origin",
    ],
    words: 16,
  },
  {
    ...JOBS,
    all: ["age_bars.tenure", "work.less|treatment.reject|unequal_treatment.out", "age_bars.youth"],
    words: 30,
    unless: ["law.named"],
    unlessBeside: ["talk.if", "talk.statistics", "talk.field"],
  },
  { ...JOBS, all: ["age_bars.number", "work.less", "age_bars.youth"], words: 25 },
  {
    ...TOLD,
    all: ["traits.caste", TURNED_AWAY],
    words: 22,
    unless: ["law.named", "talk.welcome"],
    unlessBeside: ["talk.if", "talk.statistics", "talk.past"],
    domains: ["employment", "housing", "lending", "banking", "education", "retail"],
  },
];
