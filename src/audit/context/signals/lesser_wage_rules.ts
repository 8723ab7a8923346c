import type { MovedRule } from "./find_moved.ts";

const LESS = {
  asked: ["wage.ask|pay.ask|pay.what|pay.pair"],
  elsewhere: ["wage.who"],
  of: ["wage.less|work.less", "wage.reason|pay.bysex", "wage.veil"],
  within: 60,
  unless: ["moves.outright", "talk.law", "talk.welcome", "sex.equal"],
} as const;

/** Pay set lower for what somebody is; a reason or a cover beside the sum tells it from a grade. */
export const LESSER_WAGE_RULES: readonly MovedRule[] = [
  { ...LESS, least: 2, domains: ["employment"] },
  { ...LESS, said: ["wage.reason"], least: 2 },
  // An offer that names the lower pay and why one kind of people takes it welcomes nobody.
  {
    ...LESS,
    said: ["wage.less|work.less", "wage.reason|pay.bysex"],
    of: LESS.of.slice(0, 2),
    least: 2,
    unless: ["moves.outright", "talk.law", "sex.equal"],
    domains: ["employment"],
  },
  // A clause that forbids somebody to speak of pay is no talk of the law.
  {
    ...LESS,
    said: ["wage.reason|wage.meek|wage.prospect", "wage.veil"],
    of: [...LESS.of, "wage.meek|wage.prospect", "pay.excuse"],
    least: 2,
    unless: ["moves.outright", "law.told", "talk.welcome", "sex.equal"],
  },
  // That they take what they are offered, and that children will come, is said of women alone.
  {
    ...LESS,
    of: ["wage.meek", "wage.prospect"],
    said: ["wage.meek", "wage.prospect"],
    least: 2,
    unless: [...LESS.unless, "talk.statistics"],
    domains: ["employment"],
  },
  {
    ...LESS,
    asked: ["homeland.who"],
    elsewhere: ["wage.ask|pay.ask|pay.what|pay.pair|homeland.same"],
    of: ["wage.less|work.less|homeland.who", "homeland.same", "homeland.used|wage.reason"],
    said: ["homeland.used|wage.reason"],
    least: 2,
  },
];
