import type { Trigger } from "../laws/law.ts";
import { EQUAL_TREATMENT } from "./equal_treatment.ts";

/**
 * Nobody is kept from goods and services, or served worse, because of a protected characteristic: for
 * laws on consumers, which speak of trade alone.
 */
export const EQUAL_SERVICE: readonly Trigger[] = EQUAL_TREATMENT.map((trigger) => ({
  ...trigger,
  domains: ["retail", "travel", "transport", "support", "media", "telecommunications", "energy"],
}));
