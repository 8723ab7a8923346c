import type { Trigger } from "../laws/law.ts";
import { LAWFUL_BASIS } from "./lawful_basis.ts";

/**
 * Personal data goes to others, or serves a new purpose, only with consent or on another ground: for
 * laws that ask for no consent where data is collected.
 */
export const DISCLOSURE_GROUND: readonly Trigger[] = [
  ...LAWFUL_BASIS.filter(({ tags }) => !tags.includes("consent_missing")),
  {
    tags: ["consent_missing", "passed_on"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Personal data is passed on without, or against, the consent of the person.",
    remediation: ["Stop passing the data on until consent or another ground is recorded."],
  },
  {
    tags: ["consent_missing"],
    flows: ["output"],
    without: ["passed_on"],
    finding: "possible",
    severity: "medium",
    reason: "Personal data is used without consent, which a new purpose would need.",
    remediation: ["Check whether the use lies within the purpose that people were told of."],
  },
  {
    tags: ["consent_missing"],
    flows: ["input"],
    without: ["refused"],
    finding: "possible",
    severity: "medium",
    reason: "The input describes a use of personal data without consent.",
    remediation: ["Establish a ground before the data is passed on or used anew, and record it."],
  },
];
