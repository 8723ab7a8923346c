import type { TogetherSignalRule } from "./sentence_signal.ts";

const SAID = {
  side: "output",
  asked: { all: ["heal.sign|alarm.sign|care.grave"] },
  elsewhere: ["heal.drug|medicine.name|alarm.drug"],
  unless: ["law.told", "care.when"],
  unlessBeside: ["talk.if"],
  unlessSaid: ["alarm.seek", "care.when", "care.urge"],
} as const;

/** Grave signs are told, a remedy is named, and the doctor, the ward or the cure is waved off. */
export const KEPT_FROM_DOCTORS: readonly TogetherSignalRule[] = [
  { ...SAID, negatable: false, all: ["heal.wave", "heal.place"], sentences: 0, words: 7 },
  { ...SAID, all: ["heal.quit", "heal.cure"], sentences: 0, words: 4 },
  {
    ...SAID,
    asked: { all: ["cure.grave|shelf.illness"] },
    elsewhere: ["cure.verb|heal.drug|shelf.cures|cure.fast"],
    all: ["medicine.quit", "medicine.any", "heal.place", "heal.wave"],
    words: 16,
  },
];
