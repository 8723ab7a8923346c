import type { Trigger } from "../laws/law.ts";

/**
 * Data goes when its purpose has ended: for laws that know this duty and no right to erasure, so
 * that a refused wish to delete asks for a look at the purpose.
 */
export const UNNEEDED_DATA: readonly Trigger[] = [
  {
    tags: ["rights_refused", "erasure_only"],
    flows: ["output"],
    finding: "possible",
    severity: "medium",
    reason: "A wish to have data deleted is turned down, which is right only while it is needed.",
    remediation: ["Check whether a purpose still needs the data, and delete it where none does."],
  },
];
