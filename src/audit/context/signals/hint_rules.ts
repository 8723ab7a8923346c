import type { TogetherSignalRule } from "./sentence_signal.ts";

const WORSE = "act.reject|act.denied|act.other|act.dearer|unequal.out";
const HINTS = "hint.age|hint.family|hint.origin|hint.religion";
const TRAITS =
  "trait.age|trait.family|trait.disability|trait.origin|trait.religion|trait.sex|trait.assistance";
const BESIDE = ["talk.if", "object.request", "talk.field", "talk.statistics", "talk.past"];

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
const PASSED_OVER = {
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
    all: [WORSE, "hint.disability"],
    sentences: 0,
    words: 16,
  },
  {
    ...PUT_ASIDE,
    all: ["unequal.out", TRAITS],
    sentences: 0,
    words: 16,
  },
  {
    ...UNWANTED,
    all: ["act.unwanted|unequal.unwanted", `${HINTS}|hint.disability|hint.access`],
    words: 7,
  },
  {
    ...UNWANTED,
    all: ["unequal.unwanted", "trait.origin|trait.nation|trait.religion|trait.sex|trait.age"],
    words: 6,
  },
  {
    ...PASSED_OVER,
    all: ["worth.less", `${HINTS}|hint.disability`],
    words: 18,
    negatable: false,
  },
  {
    ...PASSED_OVER,
    all: ["worth.less", TRAITS, "tie.but|talk.cause"],
    words: 18,
    negatable: false,
  },
  {
    ...PASSED_OVER,
    all: ["pick.other", `${TRAITS}|${HINTS}`, "tie.but|talk.cause"],
    words: 20,
  },
  {
    ...PASSED_OVER,
    all: ["prefer.kind", "kind.person"],
    sentences: 0,
    words: 6,
    unlessBeside: [...BESIDE, "talk.skill"],
  },
  {
    ...PASSED_OVER,
    all: [
      "worth.less|unequal.unwanted",
      "act.reject|act.denied|unequal.out|serve.cancel|pick.other",
    ],
    asked: { all: [`${TRAITS}|hint.disability`] },
    words: 25,
    negatable: false,
    domains: ["housing"],
    certainty: 0.7,
  },
];
