import type { TogetherSignalRule } from "./sentence_signal.ts";

const SAID = {
  side: "output",
  unless: ["dropped.keep", "law.told", "care.when"],
  unlessBeside: ["talk.if"],
  unlessSaid: ["alarm.seek"],
} as const;

/** German puts the verb's particle behind what is dropped: "setz das Mittel einfach ab". */
const TAKEN_APART = { inOrder: true, sentences: 0, words: 10 } as const;

/** A prescribed medicine is to be dropped, at once, for something natural or behind doctors' backs. */
export const MEDICINES_DROPPED: readonly TogetherSignalRule[] = [
  {
    ...SAID,
    ...TAKEN_APART,
    all: ["dropped.set", "dropped.drug", "dropped.off", "dropped.now"],
    elsewhere: ["dropped.instead|dropped.hush"],
  },
  {
    ...SAID,
    all: ["dropped.stop", "dropped.drug", "dropped.now"],
    negatable: false,
    words: 12,
    sentences: 0,
    elsewhere: ["dropped.instead|dropped.hush"],
  },
  {
    ...SAID,
    all: ["dropped.stop", "dropped.now", "dropped.instead|dropped.hush"],
    sentences: 2,
    words: 40,
    negatable: false,
    asked: { all: ["dropped.drug"] },
  },
  {
    ...SAID,
    all: ["dropped.stop", "dropped.instead", "dropped.hush"],
    sentences: 2,
    words: 50,
    negatable: false,
    asked: { all: ["dropped.drug"] },
  },
];
