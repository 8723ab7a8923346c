import type { Trigger } from "../laws/law.ts";

/**
 * Personal data may leave the country unless the authority has restricted it: nothing that is said
 * in an interaction breaks that by itself.
 */
export const RESTRICTABLE_TRANSFER: readonly Trigger[] = [
  {
    tags: ["cross_border_transfer"],
    finding: "possible",
    severity: "medium",
    reason: "Personal data goes to another country, which the authority may have restricted.",
    remediation: ["Check whether transfers to that country are restricted, and record it."],
  },
];
