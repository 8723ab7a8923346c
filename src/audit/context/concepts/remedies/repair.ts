import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Repair. */
export const repair: Vocabulary = {
  "repair.act": `fix, repair, replace, refund, swap, exchange, take it back, take back, take them back, take that back, give your money back, give money back, money back, cover, cover that, honour, honor, do anything, help with, accept returns, do returns, do refunds, offer refunds, give refunds, returns on`,
};
