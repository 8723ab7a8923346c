import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const EVER = "endless_records.ever|keeping.ever|hoarding.ever";
const KEEP = "endless_records.keep|keeping.act";
const DATA =
  "endless_records.data|data_practices.personal|data_practices.word|held_papers.paper|hoarding.records";
/** What, said anywhere in the answer, lets something be kept: a time, an agreement, a keepsake. */
export const KEEPING_SPARED: readonly string[] = [
  "keeping.period",
  "data_practices.agreed",
  "requests.excuse",
  "keeping.treasured",
  "outright_counsel.outright",
  "hoarding.yours",
];
const SPARED = {
  side: "output",
  unless: ["talk.law", "talk.report"],
  unlessBeside: ["talk.if", "keeping.treasured"],
  unlessSaid: [...KEEPING_SPARED, "endless_records.given"],
} as const;

/** What is kept without end; that nobody needs it, or the question for how long, tells whose it is. */
export const ENDLESS_RECORD_RULES: readonly TogetherSignalRule[] = [
  {
    ...SPARED,
    all: [EVER, KEEP, DATA],
    sentences: 0,
    words: 16,
    affirmed: [KEEP],
    asked: { all: ["hoarding.ask|keeping.long|hold.duration|shut_decisions.asked", DATA] },
  },
  {
    ...SPARED,
    all: ["endless_records.needless", EVER, KEEP, DATA],
    negatable: false,
    words: 24,
    affirmed: [KEEP],
  },
  {
    ...SPARED,
    all: ["endless_records.never|keeping.never|hoarding.nothing", "endless_records.needless"],
    negatable: false,
    words: 24,
    elsewhere: [DATA],
  },
];
