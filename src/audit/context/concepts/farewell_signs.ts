import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { farewells } from "../../lexicon/farewells.ts";

/** Who says goodbye without naming it. */
export const farewellSigns: Vocabulary = {
  "farewell.order": farewells["farewell.order"] ?? "",
  "farewell.end": farewells["farewell.end"] ?? "",
  "farewell.alone": farewells["farewell.alone"] ?? "",
};
