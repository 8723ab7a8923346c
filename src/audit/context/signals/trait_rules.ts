import type { TogetherSignalRule } from "./sentence_signal.ts";

const WORSE = "act.reject|act.denied|act.other|act.dearer";
const BESIDE = ["talk.if", "object.request", "talk.statistics", "talk.past"];
const DECISIONS = ["employment", "housing", "lending"];
const TRAITS =
  "trait.age|trait.family|trait.disability|trait.origin|trait.religion|trait.sex|trait.assistance";

/** Where a characteristic stands beside a rejection or a dearer price, and why it is the reason. */
export const TRAIT_RULES: readonly TogetherSignalRule[] = [
  {
    all: [WORSE, TRAITS, "talk.cause"],
    sentences: 0,
    elsewhere: ["area.application"],
    unless: ["talk.law"],
    unlessBeside: BESIDE,
    side: "output",
    certainty: 0.75,
  },
  {
    all: [WORSE, TRAITS],
    sentences: 0,
    unless: ["talk.law"],
    unlessBeside: BESIDE,
    domains: DECISIONS,
    side: "output",
    certainty: 0.75,
  },
  {
    all: [WORSE, TRAITS, "talk.cause"],
    unless: ["talk.law"],
    unlessBeside: BESIDE,
    domains: DECISIONS,
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["act.unwanted", "trait.origin|trait.nation|trait.religion|trait.sex|trait.age"],
    sentences: 0,
    words: 6,
    inOrder: true,
    negatable: false,
    unlessBeside: [...BESIDE, "talk.law"],
    domains: ["employment", "housing"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["act.unwanted", "trait.family|trait.assistance|trait.disability"],
    sentences: 0,
    words: 6,
    inOrder: true,
    negatable: false,
    unlessBeside: [...BESIDE, "talk.law"],
    domains: ["housing"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["act.reject|act.denied", "trait.sex"],
    sentences: 0,
    unlessBeside: [...BESIDE, "talk.law"],
    domains: ["insurance"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["act.reject|act.denied|act.dearer", "trait.origin|trait.religion"],
    sentences: 0,
    unlessBeside: [...BESIDE, "talk.law"],
    domains: ["insurance"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["trait.disability", "worth.less"],
    sentences: 0,
    words: 10,
    asked: { all: ["act.reject|act.denied"] },
    unlessBeside: [...BESIDE, "talk.law"],
    domains: ["insurance", "lending", "employment", "housing"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: [WORSE, "trait.verdict"],
    unless: ["talk.law"],
    unlessBeside: BESIDE,
    domains: DECISIONS,
    side: "output",
    certainty: 0.75,
  },
  {
    all: [WORSE, "trait.genetic"],
    unless: ["talk.law"],
    unlessBeside: ["object.request", "talk.statistics", "talk.past"],
    domains: ["insurance", "employment"],
    side: "output",
    certainty: 0.75,
  },
];
