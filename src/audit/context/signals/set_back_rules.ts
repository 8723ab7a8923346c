import type { TogetherSignalRule } from "./sentence_signal.ts";

const KIND =
  "trait.sex|trait.family|trait.origin|trait.nation|trait.religion|trait.disability|trait.age|trait.caste|mother.said|kind.more";
const MARKED =
  "trait.family|hint.family|trait.disability|hint.disability|trait.hiv|trait.religion|hint.religion|trait.caste|kind.more";
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
    all: ["stereo.more", KIND, "pay.number"],
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
    all: ["set.back", MARKED],
    words: 16,
    unless: ["talk.law", "talk.welcome", "choose.ground", "talk.counter"],
    asked: { all: ["choose.ask|choose.which|lend.turned"] },
    domains: ["employment", "housing"],
  },
  {
    ...TOLD,
    all: ["act.dearer|price.raised", "origin.from", "blame.risk"],
    words: 25,
    domains: ["insurance", "lending"],
  },
  {
    ...TOLD,
    all: ["aside.out", "aside.kind", "aside.tend"],
    words: 40,
    domains: ["lending", "insurance", "housing", "banking"],
  },
  {
    ...TOLD,
    all: ["dismiss.pretext", "work.less|choose.out|act.reject|dismiss.word"],
    words: 30,
    asked: { all: ["trait.inhand|trait.family|trait.disability|trait.religion|trait.hiv"] },
    domains: ["employment"],
  },
  {
    ...TOLD,
    all: ["price.raised", "trait.genetic|trait.hiv|trait.origin|trait.religion|trait.disability"],
    words: 20,
    domains: ["insurance", "lending", "banking"],
  },
  {
    ...TOLD,
    all: ["kind.only", "set.back|act.reject|unequal.out|choose.out|work.less"],
    words: 20,
    domains: ["employment", "housing"],
  },
];
