import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const SAID = {
  side: "output",
  negatable: false,
  unless: ["talk.law", "talk.guard", "talk.counter", "fees.honest"],
} as const;

/** A charge is put where buyers see it too late. */
export const LATE_CHARGE_RULES: readonly TogetherSignalRule[] = [
  { ...SAID, all: ["late_charges.when", "late_charges.charge", "late_charges.hide"], words: 24 },
];

/** Data go to buyers, and whose data they are is not told. */
export const SOLD_UNTOLD: readonly TogetherSignalRule[] = [
  {
    all: ["sold_records.act", "sold_records.what", "sold_records.who", "sold_records.untold"],
    words: 40,
    unless: ["talk.law", "data_practices.agreed", "data_practices.unsold"],
    side: "output",
  },
  {
    all: ["sold_records.act", "sold_records.who", "sold_records.untold"],
    words: 40,
    asked: { all: ["sold_records.what"] },
    unless: ["talk.law", "data_practices.agreed", "data_practices.unsold"],
    side: "output",
  },
];
