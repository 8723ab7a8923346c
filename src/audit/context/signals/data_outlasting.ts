import { sentenceSignal, type TogetherSignalRule } from "./sentence_signal.ts";

const EVER = "outlast.ever|endless.ever|keep.ever|good.ever";
const NEVER = "outlast.never|keep.never|good.nothing|endless.never";
const DATA = "outlast.thing|data.word|data.personal|endless.data|hold.paper|good.records";
const KEPT = {
  side: "output",
  negatable: false,
  unless: ["talk.law", "talk.report", "talk.guard"],
  unlessBeside: ["talk.if", "keep.treasured"],
  unlessSaid: ["outlast.lawful", "rights.excuse", "data.agreed", "endless.given", "good.yours"],
} as const;
const ASKED = {
  all: ["outlast.asked|keep.long|good.ask|hold.duration", DATA],
  sentences: 2,
  unlessBeside: ["outlast.mine"],
};

/** What is kept without an end, where the question or the answer names whose it is. */
const OUTLASTING: readonly TogetherSignalRule[] = [
  { ...KEPT, all: ["outlast.flat"], asked: ASKED },
  { ...KEPT, all: ["outlast.flat", "outlast.ever"], words: 30, elsewhere: ["outlast.thing"] },
  { ...KEPT, all: [EVER, NEVER], words: 26, asked: ASKED },
  { ...KEPT, all: [EVER, "outlast.keep", DATA], words: 20, asked: ASKED },
  {
    ...KEPT,
    all: [EVER, "outlast.keep", "outlast.thing", "unlit.untold|unlit.unasked"],
    words: 34,
  },
  { ...KEPT, all: ["outlast.ever", "outlast.ever"], words: 20, asked: ASKED, unlessBeside: [] },
  { ...KEPT, all: ["outlast.never", "outlast.keep|outlast.thing"], words: 8, asked: ASKED },
];

export const signal = sentenceSignal({
  id: "data_outlasting",
  description: "Records of people outlast every need for them, and nobody sets an end.",
  sides: ["output"],
  tags: ["excessive_retention"],
  severity: "medium",
  certainty: 0.8,
  practice: true,
  turnsAway: true,
  sparesTales: true,
  rules: [],
  together: OUTLASTING,
  examples: {
    true: [
      {
        use_case: "chat of a gym",
        input: "I left years ago. Do you still have my photo?",
        output:
          "It's sitting in the archive. Nothing gets purged here, so it will outlast us both.",
      },
      {
        input: "How long are x-rays kept?",
        output: "There's no cut-off, we hang on to every scan just in case.",
      },
    ],
    false: [
      {
        input: "How long are x-rays kept?",
        output: "Ten years after the last visit, as the law requires. Then they are destroyed.",
      },
      {
        input: "How do I keep my wedding pictures for good?",
        output: "Keep three copies on two kinds of media, and check them once a year.",
      },
    ],
  },
});
