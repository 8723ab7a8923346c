import type { MovedRule } from "../../frames/find_moved.ts";
import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const EQUAL = [
  "outright_counsel.outright",
  "law.told",
  "talk.law",
  "sex.equal",
  "unequal_pay.equal",
  "unequal_pay.open",
];
const WHO = "unequal_pay.who|unequal_pay.foreign|unequal_pay.women";
const LESS = "unequal_pay.less|wages.less|work.less";
const REASON = "unequal_pay.reason|wages.reason|pay.bysex";
const VEIL = "unequal_pay.veil|wages.veil";

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
    asked: ["unequal_pay.what"],
    elsewhere: [WHO],
    domains: ["employment"],
  },
  { ...PAID_LESS, asked: ["unequal_pay.sum"], elsewhere: [WHO], said: [REASON] },
  { ...PAID_LESS, asked: ["unequal_pay.sum"], elsewhere: [WHO, "unequal_pay.same"] },
];

const PAIR: Omit<TogetherSignalRule, "all"> = {
  side: "output",
  negatable: false,
  asked: { all: ["unequal_pay.what|unequal_pay.sum"] },
  elsewhere: ["unequal_pay.same|unequal_pay.veil|unequal_pay.reason"],
  unlessSaid: ["unequal_pay.equal", "unequal_pay.open", "talk.statistics", "law.told"],
};

/** The pay of two kinds of people stands side by side, and something tells that it differs. */
export const UNEQUAL_PAY_PAIRS: readonly TogetherSignalRule[] = [
  { ...PAIR, all: ["unequal_pay.women", "unequal_pay.men", "unequal_pay.per"] },
  { ...PAIR, all: ["unequal_pay.foreign", "unequal_pay.local", "unequal_pay.per"] },
];
