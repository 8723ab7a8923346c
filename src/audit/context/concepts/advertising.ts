import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { admittedUntruths } from "./advertising/admitted_untruths.ts";
import { bulkPraise } from "./advertising/bulk_praise.ts";
import { claims } from "./advertising/claims.ts";
import { deception } from "./advertising/deception.ts";
import { feignedDemand } from "./advertising/feigned_demand.ts";
import { forcedPurchases } from "./advertising/forced_purchases.ts";
import { outcomes } from "./advertising/outcomes.ts";
import { reviews } from "./advertising/reviews.ts";
import { sellers } from "./advertising/sellers.ts";
import { selling } from "./advertising/selling.ts";
import { shamLabels } from "./advertising/sham_labels.ts";
import { shamOffers } from "./advertising/sham_offers.ts";
import { shelfCures } from "./advertising/shelf_cures.ts";
import { shops } from "./advertising/shops.ts";
import { stagedPraise } from "./advertising/staged_praise.ts";
import { stock } from "./advertising/stock.ts";
import { urgency } from "./advertising/urgency.ts";

/** Words of what buyers are told of goods, reviews, scarcity and outcomes. */
export const ADVERTISING: readonly Vocabulary[] = [
  admittedUntruths,
  bulkPraise,
  claims,
  deception,
  feignedDemand,
  forcedPurchases,
  outcomes,
  reviews,
  sellers,
  selling,
  shamLabels,
  shamOffers,
  shelfCures,
  shops,
  stagedPraise,
  stock,
  urgency,
];
