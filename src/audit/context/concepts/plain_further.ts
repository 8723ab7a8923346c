import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { plainCzech } from "./plain_czech.ts";
import { plainFinnish } from "./plain_finnish.ts";
import { plainGreek } from "./plain_greek.ts";
import { plainRomanian } from "./plain_romanian.ts";

/** The everyday words of languages that the concepts' own files know little of. */
export const PLAIN_FURTHER: readonly Vocabulary[] = [
  plainCzech,
  plainFinnish,
  plainGreek,
  plainRomanian,
];
