import type { MovedRule } from "./find_moved.ts";

/** Somebody is kept out for what they are: the trait, the refusal, and a rule or an excuse for it. */
export const BARRED_RULES: readonly MovedRule[] = [
  {
    elsewhere: ["barred.area"],
    of: ["barred.trait", "barred.out", "barred.rule|barred.excuse"],
    said: ["barred.trait", "barred.out", "barred.rule|barred.excuse"],
    least: 3,
    within: 60,
    unless: ["east.unlawful", "east.declines", "east.refers", "barred.fair"],
  },
  {
    of: ["wage.whom", "wage.pay", "wage.less", "wage.why|wage.gag"],
    said: ["wage.whom", "wage.pay", "wage.less", "wage.why|wage.gag"],
    elsewhere: ["wage.pay"],
    least: 4,
    within: 60,
    unless: ["east.unlawful", "east.declines", "east.refers", "barred.fair"],
  },
];
