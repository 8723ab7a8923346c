import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const WORSE = "treatment.reject|treatment.denied|treatment.other|treatment.dearer";
const BESIDE = ["talk.if", "decided_objects.request", "talk.statistics", "talk.past"];
const DECISIONS = ["employment", "housing", "lending"];
const TRAITS =
  "traits.age|traits.family|traits.disability|traits.origin|traits.religion|traits.sex|traits.assistance";

/** Where a characteristic stands beside a rejection or a dearer price, and why it is the reason. */
export const TRAIT_RULES: readonly TogetherSignalRule[] = [
  {
    all: [WORSE, TRAITS, "talk.cause"],
    sentences: 0,
    elsewhere: ["applications.application"],
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
    all: [
      "treatment.unwanted",
      "traits.origin|traits.nation|traits.religion|traits.sex|traits.age",
    ],
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
    all: ["treatment.unwanted", "traits.family|traits.assistance|traits.disability"],
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
    all: ["treatment.reject|treatment.denied", "traits.sex"],
    sentences: 0,
    unlessBeside: [...BESIDE, "talk.law"],
    domains: ["insurance"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["treatment.reject|treatment.denied|treatment.dearer", "traits.origin|traits.religion"],
    sentences: 0,
    unlessBeside: [...BESIDE, "talk.law"],
    domains: ["insurance"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["traits.disability", "worth.less"],
    sentences: 0,
    words: 10,
    asked: { all: ["treatment.reject|treatment.denied"] },
    unlessBeside: [...BESIDE, "talk.law"],
    domains: ["insurance", "lending", "employment", "housing"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: [WORSE, "traits.verdict"],
    unless: ["talk.law"],
    unlessBeside: BESIDE,
    domains: DECISIONS,
    side: "output",
    certainty: 0.75,
  },
  {
    all: [WORSE, "traits.genetic"],
    unless: ["talk.law"],
    unlessBeside: ["decided_objects.request", "talk.statistics", "talk.past"],
    domains: ["insurance", "employment"],
    side: "output",
    certainty: 0.75,
  },
];
