import type { Signal } from "../frames/signal.ts";
import { signal as excessiveRetention } from "./retention/excessive_retention.ts";
import { signal as keptForGood } from "./retention/kept_for_good.ts";
import { signal as outlastingData } from "./retention/outlasting_data.ts";

/** Signals of how long records are kept. */
export const RETENTION_SIGNALS: readonly Signal[] = [
  excessiveRetention,
  keptForGood,
  outlastingData,
];
