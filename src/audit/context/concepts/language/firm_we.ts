import type { Vocabulary } from "../../../reading/build_lexicon.ts";

/** The firm that speaks of itself. */
export const firmWe: Vocabulary = {
  "firm_we.we": `we, the company, our company, our policy, the firm, this office, nobody, no one, nobody here`,
};
