import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

/** Whom an advert for a job asks for. */
const SOUGHT = {
  sentences: 1,
  unless: ["talk.law", "selective_adverts.open"],
  unlessBeside: ["talk.if", "talk.statistics", "talk.past"],
  negatable: false,
  domains: ["employment"],
  side: "output",
  certainty: 0.75,
} as const;

const ROLE = "selective_adverts.person|selective_adverts.sexed";
/** What describes somebody stands right beside the word for who it is. */
const DESCRIBED = { ...SOUGHT, words: 2, elsewhere: ["selective_adverts.seek"] } as const;

/** Adverts for jobs that ask for an age, a sex, looks, an origin or a life without family. */
export const ADVERT_RULES: readonly TogetherSignalRule[] = [
  { ...SOUGHT, all: ["selective_adverts.age", "selective_adverts.seek"], words: 25 },
  { ...SOUGHT, all: ["selective_adverts.sexed", "selective_adverts.seek"], words: 10 },
  { ...SOUGHT, all: ["selective_adverts.shape", "selective_adverts.seek"], words: 18 },
  { ...SOUGHT, all: ["selective_adverts.family", "selective_adverts.seek"], words: 25 },
  { ...SOUGHT, all: ["selective_adverts.born", "selective_adverts.seek"], words: 18 },
  {
    ...SOUGHT,
    all: [
      "selective_adverts.age|selective_adverts.kind",
      "work.less|treatment.reject|treatment.denied",
    ],
    sentences: 0,
    words: 25,
    unlessBeside: ["talk.if", "talk.statistics", "talk.field"],
  },
  { ...DESCRIBED, all: ["selective_adverts.looks", ROLE] },
  { ...DESCRIBED, all: ["selective_adverts.young", ROLE] },
];
