import type { TogetherSignalRule } from "./sentence_signal.ts";

const ORIGIN = "birth.from|trait.origin|trait.nation|group.origin";
const PRICED: readonly string[] = ["lending", "banking", "insurance", "housing", "travel"];

/** What is told of a law, a condition, a rate of others or the past is done to nobody. */
const TOLD = {
  unless: ["talk.law", "law.told"],
  unlessBeside: ["talk.if", "talk.statistics", "talk.past"],
  side: "output",
  certainty: 0.75,
} as const;
const SIFTED = { ...TOLD, unless: ["talk.law", "sift.fair"], domains: ["employment"] } as const;
const EVEN_DENIED = { ...TOLD, negatable: false } as const;
const DEARER = { ...EVEN_DENIED, unless: ["talk.law", "terms.same"], words: 25 } as const;
const CHILDLESS = {
  ...EVEN_DENIED,
  unless: ["talk.law", "talk.welcome", "talk.seniors"],
  domains: ["housing"],
} as const;

/** Crimes are named wherever police work, so that only what is called unlawful is not done. */
const POLICED = { ...EVEN_DENIED, unless: ["law.told", "police.fair"] } as const;

/** Applicants sifted by age, dearer terms by birthplace, homes for nobody with children, patrols by origin. */
export const OVERHEARD_RULES: readonly TogetherSignalRule[] = [
  { ...SIFTED, all: ["sift.out", "sift.years"], sentences: 0, words: 18 },
  { ...SIFTED, all: ["sift.out", "sift.before", "sift.dates"], sentences: 0, words: 20 },
  { ...SIFTED, all: ["sift.out", "sift.years", "sift.dates"], words: 25 },
  { ...DEARER, all: ["terms.worse", ORIGIN], sentences: 0, domains: PRICED },
  {
    ...DEARER,
    all: ["terms.worse", "birth.from", "gain.rate|pay.number"],
    domains: [...PRICED, "retail"],
  },
  {
    ...DEARER,
    all: ["birth.from", "terms.instead", "gain.rate|pay.number"],
    domains: ["lending", "banking", "insurance"],
  },
  { ...CHILDLESS, all: ["let.to", "let.kids"], negated: true, sentences: 0, words: 8 },
  { ...CHILDLESS, all: ["let.no", "let.kids"], sentences: 0, words: 8 },
  { ...CHILDLESS, all: ["let.only", "let.childless"], sentences: 0, words: 8 },
  {
    ...POLICED,
    all: ["police.mark", "police.stop", "police.guess|police.clean"],
    words: 45,
    sentences: 2,
    domains: ["law_enforcement"],
  },
  {
    ...POLICED,
    all: ["police.mark", "police.stop", "police.guess", "police.clean"],
    words: 60,
    sentences: 2,
  },
];
