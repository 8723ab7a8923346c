import { signal as health } from "./signals/health.ts";
import type { Signal } from "./signals/signal.ts";
import { signal as thirdPartyContact } from "./signals/third_party_contact.ts";

/** Every signal of context, in the order of the folder. */
export const CONTEXT_SIGNALS: readonly Signal[] = [health, thirdPartyContact];
