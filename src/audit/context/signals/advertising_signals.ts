import type { Signal } from "../frames/signal.ts";
import { signal as deceivedBuyers } from "./advertising/deceived_buyers.ts";
import { signal as fakeReview } from "./advertising/fake_review.ts";
import { signal as falseClaim } from "./advertising/false_claim.ts";
import { signal as falseUrgency } from "./advertising/false_urgency.ts";
import { signal as goodsMislabelled } from "./advertising/goods_mislabelled.ts";
import { signal as outcomeGuarantee } from "./advertising/outcome_guarantee.ts";
import { signal as praiseStaged } from "./advertising/praise_staged.ts";
import { signal as untruthAdmitted } from "./advertising/untruth_admitted.ts";

/** Signals of what buyers are told of goods, reviews, scarcity and outcomes. */
export const ADVERTISING_SIGNALS: readonly Signal[] = [
  deceivedBuyers,
  fakeReview,
  falseClaim,
  falseUrgency,
  goodsMislabelled,
  outcomeGuarantee,
  praiseStaged,
  untruthAdmitted,
];
