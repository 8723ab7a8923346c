import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const PEOPLE =
  "groups.people|groups.origin|traits.caste|traits.origin|traits.religion|traits.disability|traits.sex|traits.hiv";
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
    all: ["pretexts.say", "pretexts.gone", "groups.people|groups.origin|traits.caste"],
    words: 25,
    unless: ["talk.law", "talk.welcome"],
    domains: DOORS,
  },
  {
    ...SAID,
    all: [
      "pretexts.say",
      "pretexts.gone",
      "service.deny|service.refuse|treatment.reject|replies.no|unequal_treatment.unwanted",
    ],
    words: 25,
    unless: ["talk.law", "talk.welcome"],
    asked: { all: [PEOPLE] },
    domains: DOORS,
  },
  {
    ...SAID,
    all: ["service.refuse", "groups.people|groups.origin|traits.caste"],
    sentences: 0,
    words: 9,
    domains: DOORS,
  },
  {
    ...SAID,
    all: [
      "pressure.we|sellers.we",
      "service.offer",
      "treatment.no",
      "groups.people|groups.origin|traits.disability|traits.hiv",
    ],
    sentences: 0,
    words: 9,
    unless: ["talk.law", "talk.welcome"],
    domains: DOORS,
  },
  {
    ...SAID,
    all: ["shut_doors.flatly", "groups.people|traits.disability|traits.hiv"],
    sentences: 0,
    words: 6,
    inOrder: true,
    unless: ["talk.law", "talk.welcome"],
  },
  {
    ...TOLD,
    all: ["picking.man"],
    sentences: 0,
    domains: ["employment"],
  },
  {
    ...TOLD,
    all: ["age_bars.toold"],
    sentences: 0,
    domains: ["employment"],
  },
  {
    ...SAID,
    all: [
      "blamed_groups.people",
      "groups.people|groups.origin|traits.caste|traits.origin|traits.religion",
    ],
    words: 16,
    unless: ["talk.law", "talk.welcome"],
    domains: DOORS,
  },
  {
    ...SAID,
    all: [
      "blamed_groups.people",
      "groups.people|groups.origin|traits.caste",
      "pretexts.say|service.deny|service.refuse",
    ],
    words: 25,
    unless: ["talk.law", "talk.welcome"],
  },
  {
    ...SAID,
    all: ["mothers.said|traits.family|hints.family", "pay.number"],
    words: 16,
    unless: ["talk.law", "talk.welcome", "pay.fair"],
    asked: { all: ["pay.ask", "pay.pair"] },
    domains: ["employment"],
  },
  {
    ...SAID,
    all: ["mothers.said|traits.family|hints.family", "work.absent"],
    words: 16,
    unless: ["talk.law", "talk.welcome", "pay.fair"],
    asked: { all: ["pay.pair|selection.ask"] },
    domains: ["employment"],
  },
  {
    ...SAID,
    all: ["contempt.burden", "traits.hiv|traits.disability"],
    unless: ["talk.law", "talk.welcome"],
  },
  {
    ...SAID,
    all: ["treatment.denied|treatment.reject|uninsured.no", "traits.hiv|traits.disability"],
    sentences: 0,
    words: 16,
    domains: ["insurance", "lending", "banking", "employment", "housing"],
  },
];
