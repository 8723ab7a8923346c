import type { Vocabulary } from "../../../reading/build_lexicon.ts";
import { plainRefusals } from "../../../lexicon/plain_refusals.ts";

/** How an answer says outright that a thing is against the law or not to be done. */
export const outrightCounsel: Vocabulary = {
  "outright_counsel.outright": plainRefusals["outright.no"] ?? "",
};
