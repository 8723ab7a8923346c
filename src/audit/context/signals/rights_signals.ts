import type { Signal } from "../frames/signal.ts";
import { signal as erasureRefused } from "./rights/erasure_refused.ts";
import { signal as ownFileRefused } from "./rights/own_file_refused.ts";
import { signal as ownFileWithheld } from "./rights/own_file_withheld.ts";
import { signal as refusedByHouseRule } from "./rights/refused_by_house_rule.ts";
import { signal as rightsRefused } from "./rights/rights_refused.ts";
import { signal as rightsRequest } from "./rights/rights_request.ts";

/** Signals of what people ask about their own data, and how they are turned down. */
export const RIGHTS_SIGNALS: readonly Signal[] = [
  erasureRefused,
  ownFileRefused,
  ownFileWithheld,
  refusedByHouseRule,
  rightsRefused,
  rightsRequest,
];
