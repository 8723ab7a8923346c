import type { TogetherSignalRule } from "./sentence_signal.ts";

const KINDS =
  "sift.family|sift.aged|sift.ill|sift.roots|trait.family|trait.age|trait.disability|trait.origin|trait.religion|trait.sex|hint.family|hint.age|hint.disability";
const SAID = {
  side: "output",
  domains: ["employment", "housing", "lending", "insurance", "education"],
  negatable: false,
  unless: ["talk.law", "law.told", "sift.fair", "talk.welcome"],
  unlessBeside: ["talk.statistics", "talk.past"],
  certainty: 0.8,
} as const;

/** Who is passed over for a kind, with what is said of the kind or what they are told instead. */
export const CANDIDATES_SIFTED: readonly TogetherSignalRule[] = [
  {
    ...SAID,
    all: [KINDS, "sift.out", "sift.lean"],
    words: 40,
  },
  {
    ...SAID,
    all: [KINDS, "sift.out", "sift.pretext"],
    sentences: 2,
    words: 50,
    asked: { all: ["sift.ask"] },
  },
  {
    ...SAID,
    all: ["sift.out", "sift.lean|sift.pretext"],
    sentences: 2,
    words: 40,
    asked: {
      all: [
        "sift.family|sift.aged|sift.ill|sift.roots|trait.family|trait.age|trait.disability|trait.origin|trait.religion",
      ],
    },
  },
];
