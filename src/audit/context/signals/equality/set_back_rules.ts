import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const KIND =
  "traits.sex|traits.family|traits.origin|traits.nation|traits.religion|traits.disability|traits.age|traits.caste|mothers.said|kinds.more";
const MARKED =
  "traits.family|hints.family|traits.disability|hints.disability|traits.hiv|traits.religion|hints.religion|traits.caste|kinds.more";
const TOLD = {
  unless: ["talk.law", "talk.welcome", "sex.equal", "pay.fair"],
  unlessBeside: ["talk.if", "talk.statistics", "talk.past", "talk.field"],
  negatable: false,
  side: "output",
  certainty: 0.75,
} as const;

/** Less money, a dismissal under a pretext and dearer cover, for what somebody is. */
export const SET_BACK_RULES: readonly TogetherSignalRule[] = [
  {
    ...TOLD,
    all: ["stereotypes.more", KIND, "pay.number"],
    words: 18,
    asked: { all: ["pay.ask|pay.offer|pay.pair|pay.what"] },
    domains: ["employment"],
  },
  {
    ...TOLD,
    all: ["pay.bysex", "pay.number"],
    words: 15,
    asked: { all: ["pay.ask|pay.offer|pay.pair|pay.what"] },
    domains: ["employment"],
  },
  {
    ...TOLD,
    all: ["pay.excuse"],
    unless: ["talk.law", "talk.welcome", "sex.equal", "pay.fair", "talk.counter"],
    asked: { all: ["pay.gap|pay.ask|pay.pair"] },
    domains: ["employment"],
  },
  {
    ...TOLD,
    all: ["setting_back.back", MARKED],
    words: 16,
    unless: ["talk.law", "talk.welcome", "selection.ground", "talk.counter"],
    asked: { all: ["selection.ask|selection.which|lending.turned"] },
    domains: ["employment", "housing"],
  },
  {
    ...TOLD,
    all: ["treatment.dearer|price_differences.raised", "origin.from", "blamed_groups.risk"],
    words: 25,
    domains: ["insurance", "lending"],
  },
  {
    ...TOLD,
    all: ["group_risk.out", "group_risk.kind", "group_risk.tend"],
    words: 40,
    domains: ["lending", "insurance", "housing", "banking"],
  },
  {
    ...TOLD,
    all: ["dismissal.pretext", "work.less|selection.out|treatment.reject|dismissal.word"],
    words: 30,
    asked: { all: ["traits.inhand|traits.family|traits.disability|traits.religion|traits.hiv"] },
    domains: ["employment"],
  },
  {
    ...TOLD,
    all: [
      "price_differences.raised",
      "traits.genetic|traits.hiv|traits.origin|traits.religion|traits.disability|traits.sex",
    ],
    words: 20,
    domains: ["insurance", "lending", "banking"],
  },
  {
    ...TOLD,
    all: [
      "kinds.only",
      "setting_back.back|treatment.reject|unequal_treatment.out|selection.out|work.less",
    ],
    words: 20,
    domains: ["employment", "housing"],
  },
];
