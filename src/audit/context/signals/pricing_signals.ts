import type { Signal } from "../frames/signal.ts";
import { signal as baitPrices } from "./pricing/bait_prices.ts";
import { signal as chargesKeptQuiet } from "./pricing/charges_kept_quiet.ts";
import { signal as chargesOwnedUp } from "./pricing/charges_owned_up.ts";
import { signal as feesUnnamed } from "./pricing/fees_unnamed.ts";
import { signal as hiddenFees } from "./pricing/hidden_fees.ts";
import { signal as priceTraps } from "./pricing/price_traps.ts";

/** Signals of prices, and what comes on top of them. */
export const PRICING_SIGNALS: readonly Signal[] = [
  baitPrices,
  chargesKeptQuiet,
  chargesOwnedUp,
  feesUnnamed,
  hiddenFees,
  priceTraps,
];
