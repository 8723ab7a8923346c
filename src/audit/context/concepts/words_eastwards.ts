import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { careEastwards } from "./care_eastwards.ts";
import { chargesEastwards } from "./charges_eastwards.ts";
import { keepingEastwards } from "./keeping_eastwards.ts";
import { leavingEastwards } from "./leaving_eastwards.ts";
import { luresEastwards } from "./lures_eastwards.ts";
import { threatsEastwards } from "./threats_eastwards.ts";
import { turnedAwayEastwards } from "./turned_away_eastwards.ts";
import { voicesEastwards } from "./voices_eastwards.ts";
import { watchingEastwards } from "./watching_eastwards.ts";

/**
 * Everyday words of Hungarian, Polish, Russian and Turkish, and of Czech, Slovak and Ukrainian, for
 * concepts that other languages have had longer.
 */
export const WORDS_EASTWARDS: readonly Vocabulary[] = [
  careEastwards,
  chargesEastwards,
  keepingEastwards,
  leavingEastwards,
  luresEastwards,
  threatsEastwards,
  turnedAwayEastwards,
  voicesEastwards,
  watchingEastwards,
];
