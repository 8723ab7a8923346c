import type { TogetherSignalRule } from "./sentence_signal.ts";

const SAID = {
  side: "output",
  negatable: false,
  unless: ["talk.law", "talk.guard", "talk.counter", "fee.honest"],
} as const;

/** A charge is put where buyers see it too late. */
export const LATE_CHARGES: readonly TogetherSignalRule[] = [
  { ...SAID, all: ["late.when", "late.charge", "late.hide"], words: 24 },
];

/** Data go to buyers, and whose data they are is not told. */
export const SOLD_UNTOLD: readonly TogetherSignalRule[] = [
  {
    all: ["sold.act", "sold.what", "sold.who", "sold.untold"],
    words: 40,
    unless: ["talk.law", "data.agreed", "data.unsold"],
    side: "output",
  },
  {
    all: ["sold.act", "sold.who", "sold.untold"],
    words: 40,
    asked: { all: ["sold.what"] },
    unless: ["talk.law", "data.agreed", "data.unsold"],
    side: "output",
  },
];
