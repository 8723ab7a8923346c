import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const SAID = {
  side: "output",
  unless: ["dropped_medicine.keep", "law.told", "dissuasion.when"],
  unlessBeside: ["talk.if"],
  unlessSaid: ["warning_signs.seek"],
} as const;

/** German puts the verb's particle behind what is dropped: "setz das Mittel einfach ab". */
const TAKEN_APART = { inOrder: true, sentences: 0, words: 10 } as const;

/** A prescribed medicine is to be dropped, at once, for something natural or behind doctors' backs. */
export const DROPPED_MEDICINE_RULES: readonly TogetherSignalRule[] = [
  {
    ...SAID,
    ...TAKEN_APART,
    all: [
      "dropped_medicine.set",
      "dropped_medicine.drug",
      "dropped_medicine.off",
      "dropped_medicine.now",
    ],
    elsewhere: ["dropped_medicine.instead|dropped_medicine.hush"],
  },
  {
    ...SAID,
    all: ["dropped_medicine.stop", "dropped_medicine.drug", "dropped_medicine.now"],
    negatable: false,
    words: 12,
    sentences: 0,
    elsewhere: ["dropped_medicine.instead|dropped_medicine.hush"],
  },
  {
    ...SAID,
    all: [
      "dropped_medicine.stop",
      "dropped_medicine.now",
      "dropped_medicine.instead|dropped_medicine.hush",
    ],
    sentences: 2,
    words: 40,
    negatable: false,
    asked: { all: ["dropped_medicine.drug"] },
  },
  {
    ...SAID,
    all: ["dropped_medicine.stop", "dropped_medicine.instead", "dropped_medicine.hush"],
    sentences: 2,
    words: 50,
    negatable: false,
    asked: { all: ["dropped_medicine.drug"] },
  },
];
