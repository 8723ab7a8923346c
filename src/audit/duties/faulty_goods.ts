import type { Trigger } from "../laws/law.ts";

/** Goods that do not work are repaired, replaced or refunded by who sold them. */
export const FAULTY_GOODS: readonly Trigger[] = [
  {
    tags: ["faulty_goods_refused"],
    flows: ["output"],
    finding: "violation",
    severity: "medium",
    reason: "The output denies a buyer the remedies that the law gives for faulty goods.",
    remediation: [
      "Offer repair, replacement or a refund, and do not send the buyer to the manufacturer instead.",
    ],
  },
];
