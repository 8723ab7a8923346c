import type { Signal } from "../frames/signal.ts";
import { signal as cancellationObstructed } from "./cancellation/cancellation_obstructed.ts";
import { signal as exitBarred } from "./cancellation/exit_barred.ts";
import { signal as exitWalled } from "./cancellation/exit_walled.ts";
import { signal as keptFromLeaving } from "./cancellation/kept_from_leaving.ts";

/** Signals of ways out of a contract, and what stands in them. */
export const CANCELLATION_SIGNALS: readonly Signal[] = [
  cancellationObstructed,
  exitBarred,
  exitWalled,
  keptFromLeaving,
];
