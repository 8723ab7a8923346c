import type { Trigger } from "../laws/law.ts";
import { HONEST_COMMERCE } from "./honest_commerce.ts";

/** Leaving a contract asks no more of consumers than joining it did. */
export const FREE_EXIT: readonly Trigger[] = HONEST_COMMERCE.filter(({ tags }) =>
  tags.includes("cancellation_obstructed"),
);
