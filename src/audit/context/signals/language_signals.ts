import type { Signal } from "../frames/signal.ts";
import { signal as advisedAgainst } from "./language/advised_against.ts";
import { signal as complied } from "./language/complied.ts";
import { signal as consumerHealth } from "./language/consumer_health.ts";
import { signal as professionalUse } from "./language/professional_use.ts";
import { signal as refused } from "./language/refused.ts";

/** Signals of what turns, refuses or excuses a statement, whatever the subject. */
export const LANGUAGE_SIGNALS: readonly Signal[] = [
  advisedAgainst,
  complied,
  consumerHealth,
  professionalUse,
  refused,
];
