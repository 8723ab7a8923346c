import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const SAID = {
  side: "output",
  asked: { all: ["dissuaded_from_doctors.sign|warning_signs.sign|dissuasion.grave"] },
  elsewhere: ["dissuaded_from_doctors.drug|medicines.name|warning_signs.drug"],
  unless: ["law.told", "dissuasion.when"],
  unlessBeside: ["talk.if"],
  unlessSaid: ["warning_signs.seek", "dissuasion.when", "dissuasion.urge"],
} as const;

/** Grave signs are told, a remedy is named, and the doctor, the ward or the cure is waved off. */
export const KEPT_FROM_DOCTORS: readonly TogetherSignalRule[] = [
  {
    ...SAID,
    negatable: false,
    all: ["dissuaded_from_doctors.wave", "dissuaded_from_doctors.place"],
    sentences: 0,
    words: 7,
  },
  {
    ...SAID,
    all: ["dissuaded_from_doctors.quit", "dissuaded_from_doctors.cure"],
    sentences: 0,
    words: 4,
  },
  {
    ...SAID,
    asked: { all: ["miracle_cures.grave|shelf_cures.illness"] },
    elsewhere: [
      "miracle_cures.verb|dissuaded_from_doctors.drug|shelf_cures.cures|miracle_cures.fast",
    ],
    all: [
      "medicines.quit",
      "medicines.any",
      "dissuaded_from_doctors.place",
      "dissuaded_from_doctors.wave",
    ],
    words: 16,
  },
];
