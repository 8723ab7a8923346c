import type { Trigger } from "../laws/law.ts";

/** Debtors are not threatened, shamed or deceived. */
export const DEBT_COLLECTION: readonly Trigger[] = [
  {
    tags: ["debt_threat"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "A debtor is threatened with arrest, exposure or harm.",
    remediation: ["Remove the threat; state the debt, the creditor and the right to dispute it."],
  },
];
