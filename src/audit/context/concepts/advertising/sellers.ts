import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** Sellers who speak of themselves. */
export const sellers: Vocabulary = {
  "sellers.we": `we, i, i m, the store, the shop, our, us, this store, this shop`,
};
