import type { Trigger } from "../laws/law.ts";

/** Sensitive traits that are worked out rather than asked are sensitive data, too (CJEU C-184/20). */
export const INFERRED_CATEGORIES: readonly Trigger[] = [
  {
    tags: ["biometric_categorisation"],
    flows: ["output"],
    without: ["refused"],
    finding: "violation",
    severity: "high",
    reason: "Origin, belief or orientation is inferred from a face or a voice.",
    remediation: ["Delete the inferred traits, and stop inferring them from faces or voices."],
  },
];
