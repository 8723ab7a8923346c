import type { TogetherSignalRule } from "./sentence_signal.ts";

const PEOPLE =
  "group.people|group.origin|trait.caste|trait.origin|trait.religion|trait.disability|trait.sex|trait.hiv";
/** Where people ask for a home, a job, a room or a table. */
const DOORS: readonly string[] = ["employment", "housing", "travel", "retail", "support"];
/** What is told of a law, a rate or the past turns nobody away. */
const TOLD = {
  unless: ["talk.law"],
  unlessBeside: ["talk.if", "talk.statistics", "talk.past", "talk.field"],
  side: "output",
  certainty: 0.75,
} as const;
const SAID = { ...TOLD, negatable: false } as const;

/** People turned away at a door, from a home, a job, a raise or a policy for what they are. */
export const TURNED_AWAY_RULES: readonly TogetherSignalRule[] = [
  {
    ...SAID,
    all: ["pretext.say", "pretext.gone", "group.people|group.origin|trait.caste"],
    words: 25,
    unless: ["talk.law", "talk.welcome"],
    domains: DOORS,
  },
  {
    ...SAID,
    all: [
      "pretext.say",
      "pretext.gone",
      "serve.deny|serve.refuse|act.reject|answer.no|unequal.unwanted",
    ],
    words: 25,
    unless: ["talk.law", "talk.welcome"],
    asked: { all: [PEOPLE] },
    domains: DOORS,
  },
  {
    ...SAID,
    all: ["serve.refuse", "group.people|group.origin|trait.caste"],
    sentences: 0,
    words: 9,
    domains: DOORS,
  },
  {
    ...SAID,
    all: [
      "press.we|shop.we",
      "serve.offer",
      "act.no",
      "group.people|group.origin|trait.disability|trait.hiv",
    ],
    sentences: 0,
    words: 9,
    unless: ["talk.law", "talk.welcome"],
    domains: DOORS,
  },
  {
    ...SAID,
    all: ["shut.flatly", "group.people|trait.disability|trait.hiv"],
    sentences: 0,
    words: 6,
    inOrder: true,
    unless: ["talk.law", "talk.welcome"],
  },
  {
    ...TOLD,
    all: ["pick.man"],
    sentences: 0,
    domains: ["employment"],
  },
  {
    ...TOLD,
    all: ["age.toold"],
    sentences: 0,
    domains: ["employment"],
  },
  {
    ...SAID,
    all: ["blame.people", "group.people|group.origin|trait.caste|trait.origin|trait.religion"],
    words: 16,
    unless: ["talk.law", "talk.welcome"],
    domains: DOORS,
  },
  {
    ...SAID,
    all: [
      "blame.people",
      "group.people|group.origin|trait.caste",
      "pretext.say|serve.deny|serve.refuse",
    ],
    words: 25,
    unless: ["talk.law", "talk.welcome"],
  },
  {
    ...SAID,
    all: ["mother.said|trait.family|hint.family", "pay.number"],
    words: 16,
    unless: ["talk.law", "talk.welcome", "pay.fair"],
    asked: { all: ["pay.ask", "pay.pair"] },
    domains: ["employment"],
  },
  {
    ...SAID,
    all: ["mother.said|trait.family|hint.family", "work.absent"],
    words: 16,
    unless: ["talk.law", "talk.welcome", "pay.fair"],
    asked: { all: ["pay.pair|choose.ask"] },
    domains: ["employment"],
  },
  {
    ...SAID,
    all: ["ill.burden", "trait.hiv|trait.disability"],
    unless: ["talk.law", "talk.welcome"],
  },
  {
    ...SAID,
    all: ["act.denied|act.reject|insure.no", "trait.hiv|trait.disability"],
    sentences: 0,
    words: 16,
    domains: ["insurance", "lending", "banking", "employment", "housing"],
  },
];
