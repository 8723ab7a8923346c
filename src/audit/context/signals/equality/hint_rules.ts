import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const WORSE =
  "treatment.reject|treatment.denied|treatment.other|treatment.dearer|unequal_treatment.out";
const HINTS = "hints.age|hints.family|hints.origin|hints.religion";
const TRAITS =
  "traits.age|traits.family|traits.disability|traits.origin|traits.religion|traits.sex|traits.assistance";
const BESIDE = ["talk.if", "decided_objects.request", "talk.field", "talk.statistics", "talk.past"];

const TOLD = { unlessBeside: BESIDE, side: "output", certainty: 0.75 } as const;
/** Somebody is put aside. */
const PUT_ASIDE = {
  ...TOLD,
  unless: ["talk.law"],
  domains: ["employment", "housing", "lending"],
} as const;
/** A kind of person is not wanted. */
const UNWANTED = {
  ...TOLD,
  sentences: 0,
  inOrder: true,
  negatable: false,
  unless: ["talk.law"],
  unlessBeside: [...BESIDE, "talk.skill"],
  domains: ["employment", "housing"],
} as const;
/** One is thought less of, or another is taken. */
const FAMILY_PASSED_OVER = {
  ...TOLD,
  unless: ["talk.law", "talk.field", "talk.welcome"],
  domains: ["employment", "housing"],
} as const;

/** Where a characteristic is told by what gives it away, beside who is put aside or sent elsewhere. */
export const HINT_RULES: readonly TogetherSignalRule[] = [
  {
    ...PUT_ASIDE,
    all: [WORSE, HINTS],
    words: 25,
    unless: ["talk.law", "talk.field"],
  },
  {
    ...PUT_ASIDE,
    all: [WORSE, "hints.disability"],
    sentences: 0,
    words: 16,
  },
  {
    ...PUT_ASIDE,
    all: ["unequal_treatment.out", TRAITS],
    sentences: 0,
    words: 16,
  },
  {
    ...UNWANTED,
    all: ["treatment.unwanted|unequal_treatment.unwanted", `${HINTS}|hint.disability|hint.access`],
    words: 7,
  },
  {
    ...UNWANTED,
    all: [
      "unequal_treatment.unwanted",
      "traits.origin|traits.nation|traits.religion|traits.sex|traits.age",
    ],
    words: 6,
  },
  {
    ...FAMILY_PASSED_OVER,
    all: ["worth.less", `${HINTS}|hint.disability`],
    words: 18,
    negatable: false,
  },
  {
    ...FAMILY_PASSED_OVER,
    all: ["worth.less", TRAITS, "contrast.but|talk.cause"],
    words: 18,
    negatable: false,
  },
  {
    ...FAMILY_PASSED_OVER,
    all: ["picking.other", `${TRAITS}|${HINTS}`, "contrast.but|talk.cause"],
    words: 20,
  },
  {
    ...FAMILY_PASSED_OVER,
    all: ["preference.kind", "kinds.person"],
    sentences: 0,
    words: 6,
    unlessBeside: [...BESIDE, "talk.skill"],
  },
  {
    ...FAMILY_PASSED_OVER,
    all: [
      "worth.less|unequal_treatment.unwanted",
      "treatment.reject|treatment.denied|unequal_treatment.out|service.cancel|picking.other",
    ],
    asked: { all: [`${TRAITS}|hint.disability`] },
    words: 25,
    negatable: false,
    domains: ["housing"],
    certainty: 0.7,
  },
];
