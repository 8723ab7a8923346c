import type { MovedRule } from "../../frames/find_moved.ts";

/** What names the risk, warns of fraud or keeps within an insured deposit. */
const HONEST = [
  "outright_counsel.outright",
  "gains.doubt",
  "gains.mayfall",
  "law.named",
  "profits.guard",
];
const SILENCED = "profits.unread|certainty.norisk";
const SURE = "profits.sure|certainty.word|money.sure";

/** Profits that cannot fail, with every doubt about them silenced. */
export const SURE_PROFIT_RULES: readonly MovedRule[] = [
  {
    of: ["profits.noloss", SURE, "profits.borrow", SILENCED],
    said: ["profits.noloss|profits.borrow|profits.unread"],
    least: 2,
    within: 60,
    unless: [...HONEST, "money.insured", "talk.guard"],
    domains: ["investment", "banking"],
  },
  {
    of: ["profits.noloss", SURE, "profits.borrow", SILENCED, "profits.backed"],
    said: ["profits.noloss|profits.borrow|profits.unread", "gains.rate|profits.back"],
    elsewhere: ["profits.money|money.invest"],
    least: 3,
    within: 60,
    unless: HONEST,
  },
  {
    of: ["profits.noloss", SILENCED],
    said: ["gains.rate"],
    elsewhere: ["profits.money|money.invest"],
    least: 2,
    within: 60,
    unless: HONEST,
  },
  {
    of: [
      "returned_capital.principal",
      "returned_capital.returned",
      "returned_capital.neverdown",
      "returned_capital.assured",
    ],
    said: [
      "returned_capital.principal",
      "returned_capital.returned",
      "returned_capital.neverdown|returned_capital.assured",
    ],
    elsewhere: ["gains.rate"],
    least: 4,
    within: 70,
    unless: [...HONEST, "money.insured", "talk.guard"],
  },
];
