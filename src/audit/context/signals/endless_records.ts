import type { TogetherSignalRule } from "./sentence_signal.ts";

const EVER = "endless.ever|keep.ever|good.ever";
const KEEP = "endless.keep|keep.act";
const DATA = "endless.data|data.personal|data.word|hold.paper|good.records";
/** What, said anywhere in the answer, lets something be kept: a time, an agreement, a keepsake. */
export const KEEPING_SPARED: readonly string[] = [
  "keep.period",
  "data.agreed",
  "rights.excuse",
  "keep.treasured",
  "moves.outright",
  "good.yours",
];
const SPARED = {
  side: "output",
  unless: ["talk.law", "talk.report"],
  unlessBeside: ["talk.if", "keep.treasured"],
  unlessSaid: [...KEEPING_SPARED, "endless.given"],
} as const;

/** What is kept without end; that nobody needs it, or the question for how long, tells whose it is. */
export const ENDLESS_RECORDS: readonly TogetherSignalRule[] = [
  {
    ...SPARED,
    all: [EVER, KEEP, DATA],
    sentences: 0,
    words: 16,
    affirmed: [KEEP],
    asked: { all: ["good.ask|keep.long|hold.duration|door.asked", DATA] },
  },
  {
    ...SPARED,
    all: ["endless.needless", EVER, KEEP, DATA],
    negatable: false,
    words: 24,
    affirmed: [KEEP],
  },
  {
    ...SPARED,
    all: ["endless.never|keep.never|good.nothing", "endless.needless"],
    negatable: false,
    words: 24,
    elsewhere: [DATA],
  },
];
