import type { Signal } from "../frames/signal.ts";
import { signal as injectionObeyed } from "./injection/injection_obeyed.ts";
import { signal as injectionResisted } from "./injection/injection_resisted.ts";
import { signal as pageOrdersFollowed } from "./injection/page_orders_followed.ts";

/** Signals of orders to the machine in what it reads. */
export const INJECTION_SIGNALS: readonly Signal[] = [
  injectionObeyed,
  injectionResisted,
  pageOrdersFollowed,
];
