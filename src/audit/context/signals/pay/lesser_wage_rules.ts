import type { MovedRule } from "../../frames/find_moved.ts";

const LESS = {
  asked: ["wages.ask|pay.ask|pay.what|pay.pair"],
  elsewhere: ["wages.who"],
  of: ["wages.less|work.less", "wages.reason|pay.bysex", "wages.veil"],
  within: 60,
  unless: ["outright_counsel.outright", "talk.law", "talk.welcome", "sex.equal"],
} as const;

/** Pay set lower for what somebody is; a reason or a cover beside the sum tells it from a grade. */
export const LESSER_WAGE_RULES: readonly MovedRule[] = [
  // Asked about pay, the answer says outright that it goes by what somebody is.
  {
    asked: [
      "wages.ask|pay.ask|pay.what|pay_secrecy.wage",
      "wages.less|work.less|pay.gap|unequal_pay.same|home_country_pay.same|pay_by_kind.compared",
    ],
    of: ["pay_by_kind.because"],
    least: 1,
    unless: [...LESS.unless, "law.told", "talk.guard"],
    domains: ["employment"],
  },
  { ...LESS, least: 2, domains: ["employment"] },
  { ...LESS, said: ["wages.reason"], least: 2 },
  // An offer that names the lower pay and why one kind of people takes it welcomes nobody.
  {
    ...LESS,
    said: ["wages.less|work.less", "wages.reason|pay.bysex"],
    of: LESS.of.slice(0, 2),
    least: 2,
    unless: ["outright_counsel.outright", "talk.law", "sex.equal"],
    domains: ["employment"],
  },
  // A clause that forbids somebody to speak of pay is no talk of the law.
  {
    ...LESS,
    said: ["wages.reason|wages.meek|wages.prospect", "wages.veil"],
    of: [...LESS.of, "wages.meek|wages.prospect", "pay.excuse"],
    least: 2,
    unless: ["outright_counsel.outright", "law.told", "talk.welcome", "sex.equal"],
  },
  // That they take what they are offered, and that children will come, is said of women alone.
  {
    ...LESS,
    of: ["wages.meek", "wages.prospect"],
    said: ["wages.meek", "wages.prospect"],
    least: 2,
    unless: [...LESS.unless, "talk.statistics"],
    domains: ["employment"],
  },
  {
    ...LESS,
    asked: ["home_country_pay.who"],
    elsewhere: ["wages.ask|pay.ask|pay.what|pay.pair|home_country_pay.same"],
    of: [
      "wages.less|work.less|home_country_pay.who",
      "home_country_pay.same",
      "home_country_pay.used|wages.reason",
    ],
    said: ["home_country_pay.used|wages.reason"],
    least: 2,
  },
];
