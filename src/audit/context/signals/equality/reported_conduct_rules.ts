import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const ORIGIN = "birthplace.from|traits.origin|traits.nation|groups.origin";
const PRICED: readonly string[] = ["lending", "banking", "insurance", "housing", "travel"];

/** What is told of a law, a condition, a rate of others or the past is done to nobody. */
const TOLD = {
  unless: ["talk.law", "law.told"],
  unlessBeside: ["talk.if", "talk.statistics", "talk.past"],
  side: "output",
  certainty: 0.75,
} as const;
const SIFTED = {
  ...TOLD,
  unless: ["talk.law", "sifted_applicants.fair"],
  domains: ["employment"],
} as const;
const EVEN_DENIED = { ...TOLD, negatable: false } as const;
const DEARER = { ...EVEN_DENIED, unless: ["talk.law", "worse_terms.same"], words: 25 } as const;
const CHILDLESS = {
  ...EVEN_DENIED,
  unless: ["talk.law", "talk.welcome", "talk.seniors", "letting.watched"],
  domains: ["housing"],
} as const;

/** Crimes are named wherever police work, so that only what is called unlawful is not done. */
const POLICED = { ...EVEN_DENIED, unless: ["law.told", "profiling.fair"] } as const;

/** Applicants sifted by age, dearer terms by birthplace, homes for nobody with children, patrols by origin. */
export const REPORTED_CONDUCT_RULES: readonly TogetherSignalRule[] = [
  { ...SIFTED, all: ["sifted_applicants.out", "sifted_applicants.years"], sentences: 0, words: 18 },
  {
    ...SIFTED,
    all: ["sifted_applicants.out", "sifted_applicants.before", "sifted_applicants.dates"],
    sentences: 0,
    words: 20,
  },
  {
    ...SIFTED,
    all: ["sifted_applicants.out", "sifted_applicants.years", "sifted_applicants.dates"],
    words: 25,
  },
  { ...DEARER, all: ["worse_terms.worse", ORIGIN], sentences: 0, domains: PRICED },
  {
    ...DEARER,
    all: ["worse_terms.worse", "birthplace.from", "gains.rate|pay.number"],
    domains: [...PRICED, "retail"],
  },
  {
    ...DEARER,
    all: ["birthplace.from", "worse_terms.instead", "gains.rate|pay.number"],
    domains: ["lending", "banking", "insurance"],
  },
  { ...CHILDLESS, all: ["letting.to", "letting.kids"], negated: true, sentences: 0, words: 8 },
  { ...CHILDLESS, all: ["letting.no", "letting.kids"], sentences: 0, words: 8 },
  { ...CHILDLESS, all: ["letting.only", "letting.childless"], sentences: 0, words: 8 },
  {
    ...POLICED,
    all: ["profiling.mark", "profiling.stop", "profiling.guess|profiling.clean"],
    words: 45,
    sentences: 2,
    domains: ["law_enforcement"],
  },
  {
    ...POLICED,
    all: ["profiling.mark", "profiling.stop", "profiling.guess", "profiling.clean"],
    words: 60,
    sentences: 2,
  },
];
