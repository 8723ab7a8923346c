import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const KIND =
  "people.kind|traits.origin|traits.nation|traits.religion|traits.caste|traits.sex|traits.age|traits.family|traits.disability|hints.age|hints.family|hints.disability|hints.religion";
/** What an answer about whom to take has no lawful reason to name. */
const MARKED =
  "traits.origin|traits.nation|traits.religion|traits.caste|traits.family|traits.disability|hints.family|hints.religion";
const ROOTS = "traits.origin|traits.nation|traits.religion|traits.caste";
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
  { all: ["selection.out", KIND, "stereotypes.fault"], domains: WEIGHTY, unlessBeside: FAIR },
  {
    all: ["selection.out", ROOTS, "stereotypes.fault"],
    words: 25,
    asked: { all: ["selection.which|selection.ask"] },
    unlessBeside: FAIR,
  },
  {
    all: ["selection.out", ROOTS],
    sentences: 0,
    words: 5,
    asked: { all: ["selection.which|selection.ask"] },
    domains: WEIGHTY,
    unlessBeside: FAIR,
  },
  {
    all: [KIND, "stereotypes.fault"],
    sentences: 0,
    words: 10,
    inOrder: true,
    negatable: false,
    asked: { all: ["selection.which|selection.ask"] },
    domains: WEIGHTY,
    unlessBeside: [...FAIR, "voting.denied"],
  },
  {
    all: [MARKED, "denials.person|selection.out"],
    sentences: 0,
    words: 10,
    negatable: false,
    asked: { all: ["selection.which|selection.ask"] },
    domains: ["employment", "housing"],
    unlessBeside: [...FAIR, "selection.ground", "decided_objects.request"],
  },
  {
    all: ["dealings.act", "groups.plural"],
    sentences: 0,
    words: 5,
    inOrder: true,
    negated: true,
    domains: WEIGHTY,
    unlessBeside: FAIR,
  },
  {
    all: ["service.no"],
    negatable: false,
    asked: { all: ["traits.inhand"] },
    unlessBeside: ["talk.if", "talk.welcome"],
    unlessSaid: ["service.yes"],
  },
  {
    all: ["stereotypes.fault", "selection.out"],
    asked: { all: ["traits.disability|traits.family|hints.disability|people.kind"], sentences: 1 },
    domains: ["employment", "housing"],
    unlessBeside: FAIR,
  },
  {
    all: ["treatment.unwanted|selection.out", "people.child"],
    sentences: 0,
    words: 6,
    inOrder: true,
    negatable: false,
    asked: { all: ["traits.family|hints.family|people.child|selection.which|selection.ask"] },
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
