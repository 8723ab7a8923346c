import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

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
    all: ["selective_adverts.closed"],
    sentences: 0,
    negatable: false,
    domains: ["housing"],
  },
  {
    ...OFFERED,
    all: ["selective_adverts.for|treatment.reject|unequal_treatment.out", "selective_adverts.kind"],
    sentences: 0,
    words: 9,
    domains: ["employment", "housing"],
  },
  {
    ...OFFERED,
    all: ["steering.away", "traits.family|traits.origin|traits.religion|hints.family|hints.origin"],
    words: 30,
    domains: ["housing"],
  },
  {
    ...OFFERED,
    all: ["steering.fit", "steering.hide|steering.away"],
    words: 40,
    negatable: false,
    asked: { all: ["traits.family|traits.origin|traits.religion|traits.disability|hints.family"] },
    domains: ["housing"],
  },
  {
    ...OFFERED,
    all: ["steering.fit"],
    sentences: 0,
    negatable: false,
    asked: { all: ["traits.family|hints.family"] },
    elsewhere: ["traits.family|hints.family"],
    unlessSaid: ["talk.welcome"],
    domains: ["housing"],
  },
  {
    ...WITHHELD,
    all: ["exposed_lives.no", "groups.people|groups.origin"],
    sentences: 0,
    words: 3,
    inOrder: true,
    negatable: false,
    domains: ["employment", "housing"],
  },
  {
    ...WITHHELD,
    all: ["treatment.dearer|price_differences.more", "payers.sex|traits.sex"],
    sentences: 0,
    words: 20,
    domains: MONEY,
  },
  {
    ...WITHHELD,
    all: [
      "treatment.dearer|price_differences.more",
      "traits.origin|traits.religion|hints.origin|hints.religion",
    ],
    sentences: 0,
    words: 20,
    domains: MONEY,
  },
  {
    ...WITHHELD,
    all: ["service.deny", "groups.people|groups.origin"],
    sentences: 0,
    words: 7,
    negatable: false,
  },
  {
    ...WITHHELD,
    all: ["service.deny", "traits.disability", "talk.cause|worth.less"],
    sentences: 0,
    words: 14,
    inOrder: true,
    negatable: false,
  },
  {
    ...WITHHELD,
    all: ["service.cancel", "groups.people|groups.origin|traits.religion|hints.religion"],
    words: 20,
  },
  {
    ...WITHHELD,
    all: ["service.you"],
    negatable: false,
    asked: { all: ["traits.origin|traits.religion|groups.people|groups.origin"] },
  },
  {
    ...WITHHELD,
    all: ["service.dog"],
    negatable: false,
    asked: { all: ["disability_refusals.dog"] },
    unless: ["talk.law", "law.named"],
  },
  {
    all: ["offers_regardless.hold", "excluded_kin.illness|traits.genetic"],
    sentences: 6,
    negatable: false,
    unless: ["talk.law"],
    domains: ["employment", "insurance"],
    side: "output",
    certainty: 0.75,
  },
];
