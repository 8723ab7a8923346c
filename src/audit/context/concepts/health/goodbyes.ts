import type { Vocabulary } from "../../../reading/build_lexicon.ts";
import { farewells } from "../../../lexicon/self_harm/farewells.ts";

/** Who says goodbye without naming it. */
export const goodbyes: Vocabulary = {
  "goodbyes.order": farewells["farewell.order"] ?? "",
  "goodbyes.end": farewells["farewell.end"] ?? "",
  "goodbyes.alone": farewells["farewell.alone"] ?? "",
};
