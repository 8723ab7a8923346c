import type { Signal } from "../frames/signal.ts";
import { signal as cardReadOut } from "./security/card_read_out.ts";
import { signal as credentialsTold } from "./security/credentials_told.ts";
import { signal as insecureHandling } from "./security/insecure_handling.ts";
import { signal as recordsUnlocked } from "./security/records_unlocked.ts";

/** Signals of what must be kept safe, and how it lies open. */
export const SECURITY_SIGNALS: readonly Signal[] = [
  cardReadOut,
  credentialsTold,
  insecureHandling,
  recordsUnlocked,
];
