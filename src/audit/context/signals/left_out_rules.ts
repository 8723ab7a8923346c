import type { TogetherSignalRule } from "./sentence_signal.ts";

const KIND =
  "people.kind|trait.origin|trait.nation|trait.religion|trait.caste|trait.sex|trait.age|trait.family|trait.disability|hint.age|hint.family|hint.disability|hint.religion";
/** What an answer about whom to take has no lawful reason to name. */
const MARKED =
  "trait.origin|trait.nation|trait.religion|trait.caste|trait.family|trait.disability|hint.family|hint.religion";
const ROOTS = "trait.origin|trait.nation|trait.religion|trait.caste";
const FAIR = [
  "talk.if",
  "talk.statistics",
  "talk.past",
  "talk.field",
  "talk.welcome",
  "talk.skill",
];
const WEIGHTY = ["employment", "housing", "lending", "insurance"];

const RULES: readonly TogetherSignalRule[] = [
  { all: ["choose.out", KIND, "stereo.fault"], domains: WEIGHTY, unlessBeside: FAIR },
  {
    all: ["choose.out", ROOTS, "stereo.fault"],
    words: 25,
    asked: { all: ["choose.which|choose.ask"] },
    unlessBeside: FAIR,
  },
  {
    all: ["choose.out", ROOTS],
    sentences: 0,
    words: 5,
    asked: { all: ["choose.which|choose.ask"] },
    domains: WEIGHTY,
    unlessBeside: FAIR,
  },
  {
    all: [KIND, "stereo.fault"],
    sentences: 0,
    words: 10,
    inOrder: true,
    negatable: false,
    asked: { all: ["choose.which|choose.ask"] },
    domains: WEIGHTY,
    unlessBeside: [...FAIR, "vote.denied"],
  },
  {
    all: [MARKED, "deny.person|choose.out"],
    sentences: 0,
    words: 10,
    negatable: false,
    asked: { all: ["choose.which|choose.ask"] },
    domains: ["employment", "housing"],
    unlessBeside: [...FAIR, "choose.ground", "object.request"],
  },
  {
    all: ["deal.act", "group.plural"],
    sentences: 0,
    words: 5,
    inOrder: true,
    negated: true,
    domains: WEIGHTY,
    unlessBeside: FAIR,
  },
  {
    all: ["serve.no"],
    negatable: false,
    asked: { all: ["trait.inhand"] },
    unlessBeside: ["talk.if", "talk.welcome"],
    unlessSaid: ["serve.yes"],
  },
  {
    all: ["stereo.fault", "choose.out"],
    asked: { all: ["trait.disability|trait.family|hint.disability|people.kind"], sentences: 1 },
    domains: ["employment", "housing"],
    unlessBeside: FAIR,
  },
  {
    all: ["act.unwanted|choose.out", "people.child"],
    sentences: 0,
    words: 6,
    inOrder: true,
    negatable: false,
    asked: { all: ["trait.family|hint.family|people.child|choose.which|choose.ask"] },
    domains: ["housing"],
    unlessBeside: FAIR,
  },
];

/** Whole kinds of people are passed over, for what is said of their kind. */
export const LEFT_OUT_RULES: readonly TogetherSignalRule[] = RULES.map((rule) => ({
  ...rule,
  unless: ["talk.law", "talk.guard", "talk.counter", "talk.seniors"],
  side: "output",
  certainty: 0.75,
}));
