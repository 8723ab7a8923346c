import type { TogetherSignalRule } from "./sentence_signal.ts";

/** Whom an advert for a job asks for. */
const SOUGHT = {
  sentences: 1,
  unless: ["talk.law", "advert.open"],
  unlessBeside: ["talk.if", "talk.statistics", "talk.past"],
  negatable: false,
  domains: ["employment"],
  side: "output",
  certainty: 0.75,
} as const;

const ROLE = "advert.person|advert.sexed";
/** What describes somebody stands right beside the word for who it is. */
const DESCRIBED = { ...SOUGHT, words: 2, elsewhere: ["advert.seek"] } as const;

/** Adverts for jobs that ask for an age, a sex, looks, an origin or a life without family. */
export const ADVERT_RULES: readonly TogetherSignalRule[] = [
  { ...SOUGHT, all: ["advert.age", "advert.seek"], words: 25 },
  { ...SOUGHT, all: ["advert.sexed", "advert.seek"], words: 10 },
  { ...SOUGHT, all: ["advert.shape", "advert.seek"], words: 18 },
  { ...SOUGHT, all: ["advert.family", "advert.seek"], words: 25 },
  { ...SOUGHT, all: ["advert.born", "advert.seek"], words: 18 },
  {
    ...SOUGHT,
    all: ["advert.age|advert.kind", "work.less|act.reject|act.denied"],
    sentences: 0,
    words: 25,
    unlessBeside: ["talk.if", "talk.statistics", "talk.field"],
  },
  { ...DESCRIBED, all: ["advert.looks", ROLE] },
  { ...DESCRIBED, all: ["advert.young", ROLE] },
];
