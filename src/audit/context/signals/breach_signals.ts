import type { Signal } from "../frames/signal.ts";
import { signal as breachCoveredUp } from "./breach/breach_covered_up.ts";
import { signal as breachDownplayed } from "./breach/breach_downplayed.ts";
import { signal as breachHidden } from "./breach/breach_hidden.ts";
import { signal as breachHushed } from "./breach/breach_hushed.ts";
import { signal as breachKeptIn } from "./breach/breach_kept_in.ts";
import { signal as breachRetold } from "./breach/breach_retold.ts";
import { signal as breachUnnotified } from "./breach/breach_unnotified.ts";

/** Signals of data that got away, and what is told of it. */
export const BREACH_SIGNALS: readonly Signal[] = [
  breachCoveredUp,
  breachDownplayed,
  breachHidden,
  breachHushed,
  breachKeptIn,
  breachRetold,
  breachUnnotified,
];
