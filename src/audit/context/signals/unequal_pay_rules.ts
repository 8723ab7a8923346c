import type { MovedRule } from "./find_moved.ts";
import type { TogetherSignalRule } from "./sentence_signal.ts";

const EQUAL = ["moves.outright", "law.told", "talk.law", "sex.equal", "paid.equal", "paid.open"];
const WHO = "paid.who|paid.foreign|paid.women";
const LESS = "paid.less|wage.less|work.less";
const REASON = "paid.reason|wage.reason|pay.bysex";
const VEIL = "paid.veil|wage.veil";

const PAID_LESS = {
  of: [LESS, REASON, VEIL],
  said: [`${REASON}|${VEIL}`],
  least: 2,
  within: 60,
  unless: EQUAL,
} as const;

/** Somebody of a kind is paid less for the same work: for a life that they may lead, or unseen. */
export const UNEQUAL_PAY_RULES: readonly MovedRule[] = [
  {
    ...PAID_LESS,
    asked: ["paid.what"],
    elsewhere: [WHO],
    domains: ["employment"],
  },
  { ...PAID_LESS, asked: ["paid.sum"], elsewhere: [WHO], said: [REASON] },
  { ...PAID_LESS, asked: ["paid.sum"], elsewhere: [WHO, "paid.same"] },
];

const PAIR: Omit<TogetherSignalRule, "all"> = {
  side: "output",
  negatable: false,
  asked: { all: ["paid.what|paid.sum"] },
  elsewhere: ["paid.same|paid.veil|paid.reason"],
  unlessSaid: ["paid.equal", "paid.open", "talk.statistics", "law.told"],
};

/** The pay of two kinds of people stands side by side, and something tells that it differs. */
export const UNEQUAL_PAY_PAIRS: readonly TogetherSignalRule[] = [
  { ...PAIR, all: ["paid.women", "paid.men", "paid.per"] },
  { ...PAIR, all: ["paid.foreign", "paid.local", "paid.per"] },
];
