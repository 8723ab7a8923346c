import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { breachStories } from "./breach_stories.ts";
import { keptForGood } from "./kept_for_good.ts";
import { lesserWages } from "./lesser_wages.ts";
import { noteOrders } from "./note_orders.ts";
import { openDoors } from "./open_doors.ts";
import { priedUpon } from "./pried_upon.ts";
import { punishedVoices } from "./punished_voices.ts";
import { shippedOff } from "./shipped_off.ts";

/** Breaches that are told in two sentences, as done: each by a few moves that stand close together. */
export const CURT_BREACHES: readonly Vocabulary[] = [
  breachStories,
  keptForGood,
  lesserWages,
  noteOrders,
  openDoors,
  priedUpon,
  punishedVoices,
  shippedOff,
];
