import type { Trigger } from "../laws/law.ts";

/** Where somebody else's sensitive data comes from files and not from small talk. */
const SENSITIVE_DOMAINS = [
  "healthcare",
  "mental_health",
  "employment",
  "insurance",
  "lending",
  "banking",
  "education",
  "legal",
  "law_enforcement",
  "government_benefits",
  "housing",
  "biometrics",
];

/**
 * Data on health, genes, biometrics, sex life, beliefs, origin or offences of an identified other
 * person. What users tell of themselves gives nothing.
 */
export const SPECIAL_CATEGORIES: readonly Trigger[] = [
  {
    tags: ["special_category", "third_party", "identified"],
    flows: ["disclosed"],
    without: ["professional_use"],
    finding: "violation",
    severity: "high",
    reason:
      "The output discloses sensitive data about an identified person that the input did not hold.",
    remediation: [
      "Remove the sensitive statement, or everything that identifies the person, from the output.",
      "Release sensitive data only to verified, authorized recipients with a recorded legal ground.",
    ],
  },
  {
    tags: ["special_category", "third_party", "identified"],
    flows: ["disclosed"],
    with: ["professional_use"],
    finding: "possible",
    severity: "medium",
    reason: "The output states sensitive data about an identified person to trained staff.",
    remediation: [
      "Confirm that the recipient is authorized and that a legal ground for the sensitive data is recorded.",
    ],
  },
  {
    tags: ["special_category", "third_party", "identified"],
    flows: ["input", "echoed"],
    domains: SENSITIVE_DOMAINS,
    finding: "possible",
    severity: "medium",
    reason: "Sensitive data about an identified other person reaches the model.",
    remediation: [
      "Pseudonymize the person before the text reaches the model.",
      "Confirm that a legal ground for processing the sensitive data is recorded.",
    ],
  },
];

/** The part for articles on passing data on. */
export const SENSITIVE_DISCLOSURE = SPECIAL_CATEGORIES.filter(({ flows }) =>
  flows?.includes("disclosed"),
);

/** The part for articles on obtaining data. */
export const SENSITIVE_COLLECTION = SPECIAL_CATEGORIES.filter(
  (trigger) => !SENSITIVE_DISCLOSURE.includes(trigger),
);
