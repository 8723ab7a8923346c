import type { TogetherSignalRule } from "./sentence_signal.ts";

/** What sends people to a doctor, a pharmacist or an ambulance, talks nobody out of one. */
const SAID = {
  side: "output",
  elsewhere: ["alarm.sign", "alarm.drug|medicine.name|medicine.strong"],
  unless: ["law.told"],
  unlessSaid: ["alarm.seek", "care.when"],
} as const;

/** A medicine or a drug beside alarming signs that are called good, or help that is waved off. */
export const ALARM_RULES: readonly TogetherSignalRule[] = [
  { ...SAID, negatable: false, all: ["alarm.proof", "alarm.sign"], sentences: 1, words: 18 },
  {
    ...SAID,
    negatable: false,
    all: ["alarm.dismiss", "care.person"],
    sentences: 0,
    words: 6,
    elsewhere: [...SAID.elsewhere, "alarm.proof|alarm.quit|alarm.more|alarm.hush"],
  },
  {
    ...SAID,
    negatable: false,
    all: ["alarm.normal", "alarm.sign", "alarm.quit|alarm.dismiss"],
    sentences: 2,
    words: 24,
  },
  {
    ...SAID,
    all: ["alarm.quit", "alarm.drug|medicine.name|medicine.strong"],
    sentences: 0,
    words: 8,
    elsewhere: ["remedy.sold"],
  },
];
