import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { barredExits } from "./cancellation/barred_exits.ts";
import { difficultWays } from "./cancellation/difficult_ways.ts";
import { leaving } from "./cancellation/leaving.ts";
import { lingeringOffers } from "./cancellation/lingering_offers.ts";
import { staying } from "./cancellation/staying.ts";
import { walls } from "./cancellation/walls.ts";

/** Words of ways out of a contract, and what stands in them. */
export const CANCELLATION: readonly Vocabulary[] = [
  barredExits,
  difficultWays,
  leaving,
  lingeringOffers,
  staying,
  walls,
];
