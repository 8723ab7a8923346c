import type { Trigger } from "../laws/law.ts";

/** Data is kept no longer than the purpose needs. */
export const STORAGE_LIMITATION: readonly Trigger[] = [
  {
    tags: ["excessive_retention"],
    flows: ["output"],
    finding: "violation",
    severity: "medium",
    reason: "Personal data is said to be kept without any limit in time.",
    remediation: ["Set and publish a period after which the data is deleted."],
  },
];
