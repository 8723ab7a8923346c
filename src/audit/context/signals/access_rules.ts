import type { TogetherSignalRule } from "./sentence_signal.ts";

const BESIDE = ["talk.if", "talk.law", "talk.field", "talk.statistics", "talk.past"];
const MONEY = ["insurance", "lending", "banking"];

/** What is told of a law, a form, a rate or the past withholds nothing. */
const WITHHELD = {
  unless: ["talk.law"],
  unlessBeside: BESIDE,
  side: "output",
  certainty: 0.75,
} as const;
/** Homes for the old may be kept for them. */
const OFFERED = { ...WITHHELD, unless: ["talk.law", "talk.seniors"] } as const;

/** Homes, jobs, prices and services that are advertised, offered or withheld by characteristic. */
export const ACCESS_RULES: readonly TogetherSignalRule[] = [
  {
    ...OFFERED,
    all: ["advert.closed"],
    sentences: 0,
    negatable: false,
    domains: ["housing"],
  },
  {
    ...OFFERED,
    all: ["advert.for|act.reject|unequal.out", "advert.kind"],
    sentences: 0,
    words: 9,
    domains: ["employment", "housing"],
  },
  {
    ...OFFERED,
    all: ["steer.away", "trait.family|trait.origin|trait.religion|hint.family|hint.origin"],
    words: 30,
    domains: ["housing"],
  },
  {
    ...OFFERED,
    all: ["steer.fit", "steer.hide|steer.away"],
    words: 40,
    negatable: false,
    asked: { all: ["trait.family|trait.origin|trait.religion|trait.disability|hint.family"] },
    domains: ["housing"],
  },
  {
    ...OFFERED,
    all: ["steer.fit"],
    sentences: 0,
    negatable: false,
    asked: { all: ["trait.family|hint.family"] },
    elsewhere: ["trait.family|hint.family"],
    unlessSaid: ["talk.welcome"],
    domains: ["housing"],
  },
  {
    ...WITHHELD,
    all: ["bare.no", "group.people|group.origin"],
    sentences: 0,
    words: 3,
    inOrder: true,
    negatable: false,
    domains: ["employment", "housing"],
  },
  {
    ...WITHHELD,
    all: ["act.dearer|price.more", "payer.sex|trait.sex"],
    sentences: 0,
    words: 20,
    domains: MONEY,
  },
  {
    ...WITHHELD,
    all: ["act.dearer|price.more", "trait.origin|trait.religion|hint.origin|hint.religion"],
    sentences: 0,
    words: 20,
    domains: MONEY,
  },
  {
    ...WITHHELD,
    all: ["serve.deny", "group.people|group.origin"],
    sentences: 0,
    words: 7,
    negatable: false,
  },
  {
    ...WITHHELD,
    all: ["serve.deny", "trait.disability", "talk.cause|worth.less"],
    sentences: 0,
    words: 14,
    inOrder: true,
    negatable: false,
  },
  {
    ...WITHHELD,
    all: ["serve.cancel", "group.people|group.origin|trait.religion|hint.religion"],
    words: 20,
  },
  {
    ...WITHHELD,
    all: ["serve.you"],
    negatable: false,
    asked: { all: ["trait.origin|trait.religion|group.people|group.origin"] },
  },
  {
    ...WITHHELD,
    all: ["serve.dog"],
    negatable: false,
    asked: { all: ["assist.dog"] },
    unless: ["talk.law", "law.named"],
  },
  {
    all: ["offer.hold", "kin.illness|trait.genetic"],
    sentences: 6,
    negatable: false,
    unless: ["talk.law"],
    domains: ["employment", "insurance"],
    side: "output",
    certainty: 0.75,
  },
];
