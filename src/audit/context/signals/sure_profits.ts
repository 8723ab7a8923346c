import type { MovedRule } from "./find_moved.ts";

/** What names the risk, warns of fraud or keeps within an insured deposit. */
const HONEST = ["moves.outright", "gain.doubt", "gain.mayfall", "law.named", "profit.guard"];
const SILENCED = "profit.unread|sure.norisk";
const SURE = "profit.sure|sure.word|money.sure";

/** Profits that cannot fail, with every doubt about them silenced. */
export const SURE_PROFITS: readonly MovedRule[] = [
  {
    of: ["profit.noloss", SURE, "profit.borrow", SILENCED],
    said: ["profit.noloss|profit.borrow|profit.unread"],
    least: 2,
    within: 60,
    unless: [...HONEST, "money.insured", "talk.guard"],
    domains: ["investment", "banking"],
  },
  {
    of: ["profit.noloss", SURE, "profit.borrow", SILENCED, "profit.backed"],
    said: ["profit.noloss|profit.borrow|profit.unread", "gain.rate|profit.back"],
    elsewhere: ["profit.money|money.invest"],
    least: 3,
    within: 60,
    unless: HONEST,
  },
  {
    of: ["profit.noloss", SILENCED],
    said: ["gain.rate"],
    elsewhere: ["profit.money|money.invest"],
    least: 2,
    within: 60,
    unless: HONEST,
  },
  {
    of: ["back.principal", "back.returned", "back.neverdown", "back.assured"],
    said: ["back.principal", "back.returned", "back.neverdown|back.assured"],
    elsewhere: ["gain.rate"],
    least: 4,
    within: 70,
    unless: [...HONEST, "money.insured", "talk.guard"],
  },
];
