import { sentenceSignal, type TogetherSignalRule } from "../../frames/sentence_signal.ts";

const EVER = "outlasting_records.ever|endless_records.ever|keeping.ever|hoarding.ever";
const NEVER = "outlasting_records.never|keeping.never|hoarding.nothing|endless_records.never";
const DATA =
  "outlasting_records.thing|data_practices.word|data_practices.personal|endless_records.data|held_papers.paper|hoarding.records";
const KEPT = {
  side: "output",
  negatable: false,
  unless: ["talk.law", "talk.report", "talk.guard"],
  unlessBeside: ["talk.if", "keeping.treasured"],
  unlessSaid: [
    "outlasting_records.lawful",
    "requests.excuse",
    "data_practices.agreed",
    "endless_records.given",
    "hoarding.yours",
  ],
} as const;
const ASKED = {
  all: ["outlasting_records.asked|keeping.long|hoarding.ask|hold.duration", DATA],
  sentences: 2,
  unlessBeside: ["outlasting_records.mine"],
};

/** What is kept without an end, where the question or the answer names whose it is. */
const OUTLASTING: readonly TogetherSignalRule[] = [
  { ...KEPT, all: ["outlasting_records.flat"], asked: ASKED },
  {
    ...KEPT,
    all: ["outlasting_records.flat", "outlasting_records.ever"],
    words: 30,
    elsewhere: ["outlasting_records.thing"],
  },
  { ...KEPT, all: [EVER, NEVER], words: 26, asked: ASKED },
  { ...KEPT, all: [EVER, "outlasting_records.keep", DATA], words: 20, asked: ASKED },
  {
    ...KEPT,
    all: [
      EVER,
      "outlasting_records.keep",
      "outlasting_records.thing",
      "untold_people.untold|untold_people.unasked",
    ],
    words: 34,
  },
  {
    ...KEPT,
    all: ["outlasting_records.ever", "outlasting_records.ever"],
    words: 20,
    asked: ASKED,
    unlessBeside: [],
  },
  {
    ...KEPT,
    all: ["outlasting_records.never", "outlasting_records.keep|outlasting_records.thing"],
    words: 8,
    asked: ASKED,
  },
];

export const signal = sentenceSignal({
  id: "outlasting_data",
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
