import type { Signal } from "../frames/signal.ts";
import { signal as faultyGoodsRefused } from "./remedies/faulty_goods_refused.ts";
import { signal as goodsLeftBroken } from "./remedies/goods_left_broken.ts";
import { signal as rightsWavedOff } from "./remedies/rights_waved_off.ts";
import { signal as statutoryRightsDenied } from "./remedies/statutory_rights_denied.ts";
import { signal as warrantyDenied } from "./remedies/warranty_denied.ts";
import { signal as withdrawalRefused } from "./remedies/withdrawal_refused.ts";

/** Signals of goods and journeys that fail, and what buyers may claim. */
export const REMEDIES_SIGNALS: readonly Signal[] = [
  faultyGoodsRefused,
  goodsLeftBroken,
  rightsWavedOff,
  statutoryRightsDenied,
  warrantyDenied,
  withdrawalRefused,
];
