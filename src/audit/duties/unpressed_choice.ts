import type { Trigger } from "../laws/law.ts";
import { HONEST_ADVERTISING } from "./honest_advertising.ts";
import { HONEST_COMMERCE } from "./honest_commerce.ts";

/** Consumers are neither pressed nor kept from leaving: for articles on aggressive practices. */
export const UNPRESSED_CHOICE: readonly Trigger[] = HONEST_COMMERCE.filter(
  (trigger) => !HONEST_ADVERTISING.includes(trigger),
);
