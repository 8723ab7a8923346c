import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { baitPrices } from "./pricing/bait_prices.ts";
import { fees } from "./pricing/fees.ts";
import { hiddenLevies } from "./pricing/hidden_levies.ts";
import { lateCharges } from "./pricing/late_charges.ts";
import { ownedCharges } from "./pricing/owned_charges.ts";
import { priceTraps } from "./pricing/price_traps.ts";
import { quietCharges } from "./pricing/quiet_charges.ts";
import { trials } from "./pricing/trials.ts";
import { unnamedCharges } from "./pricing/unnamed_charges.ts";

/** Words of prices, and what comes on top of them. */
export const PRICING: readonly Vocabulary[] = [
  baitPrices,
  fees,
  hiddenLevies,
  lateCharges,
  ownedCharges,
  priceTraps,
  quietCharges,
  trials,
  unnamedCharges,
];
