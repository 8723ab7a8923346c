import type { TogetherSignalRule } from "./sentence_signal.ts";

const WORSE = "act.reject|act.denied|act.other|act.dearer|unequal.out";
const HINTS = "hint.age|hint.family|hint.origin|hint.religion";
const TRAITS =
  "trait.age|trait.family|trait.disability|trait.origin|trait.religion|trait.sex|trait.assistance";
const BESIDE = ["talk.if", "object.request", "talk.field", "talk.statistics", "talk.past"];

/** Where a characteristic is told by what gives it away, beside who is put aside or sent elsewhere. */
export const HINT_RULES: readonly TogetherSignalRule[] = [
  {
    all: [WORSE, HINTS],
    words: 25,
    unless: ["talk.law", "talk.field"],
    unlessBeside: BESIDE,
    domains: ["employment", "housing", "lending"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: [WORSE, "hint.disability"],
    sentences: 0,
    words: 16,
    unless: ["talk.law"],
    unlessBeside: BESIDE,
    domains: ["employment", "housing", "lending"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["unequal.out", TRAITS],
    sentences: 0,
    words: 16,
    unless: ["talk.law"],
    unlessBeside: BESIDE,
    domains: ["employment", "housing", "lending"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["act.unwanted|unequal.unwanted", `${HINTS}|hint.disability|hint.access`],
    sentences: 0,
    words: 7,
    inOrder: true,
    negatable: false,
    unless: ["talk.law"],
    unlessBeside: [...BESIDE, "talk.skill"],
    domains: ["employment", "housing"],
    side: "output",
    certainty: 0.75,
  },
  {
    all: ["unequal.unwanted", "trait.origin|trait.nation|trait.religion|trait.sex|trait.age"],
    sentences: 0,
    words: 6,
    inOrder: true,
    negatable: false,
    unless: ["talk.law"],
    unlessBeside: [...BESIDE, "talk.skill"],
    domains: ["employment", "housing"],
    side: "output",
    certainty: 0.75,
  },
];
