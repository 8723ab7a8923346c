import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const KINDS =
  "sifted_applicants.family|sifted_applicants.aged|sifted_applicants.ill|sifted_applicants.roots|traits.family|traits.age|traits.disability|traits.origin|traits.religion|traits.sex|hints.family|hints.age|hints.disability";
const SAID = {
  side: "output",
  domains: ["employment", "housing", "lending", "insurance", "education"],
  negatable: false,
  unless: ["talk.law", "law.told", "sifted_applicants.fair", "talk.welcome"],
  unlessBeside: ["talk.statistics", "talk.past"],
  certainty: 0.8,
} as const;

/** Who is passed over for a kind, with what is said of the kind or what they are told instead. */
export const APPLICANT_SIFTING_RULES: readonly TogetherSignalRule[] = [
  {
    ...SAID,
    all: [KINDS, "sifted_applicants.out", "sifted_applicants.lean"],
    words: 40,
  },
  {
    ...SAID,
    all: [KINDS, "sifted_applicants.out", "sifted_applicants.pretext"],
    sentences: 2,
    words: 50,
    asked: { all: ["sifted_applicants.ask"] },
  },
  {
    ...SAID,
    all: ["sifted_applicants.out", "sifted_applicants.lean|sifted_applicants.pretext"],
    sentences: 2,
    words: 40,
    asked: {
      all: [
        "sifted_applicants.family|sifted_applicants.aged|sifted_applicants.ill|sifted_applicants.roots|traits.family|traits.age|traits.disability|traits.origin|traits.religion",
      ],
    },
  },
];
