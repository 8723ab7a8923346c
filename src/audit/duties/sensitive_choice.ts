import type { Trigger } from "../laws/law.ts";
import { SPECIAL_CATEGORIES } from "./special_categories.ts";

/**
 * Sensitive data is used unless the person opts out or limits it: for laws that ask for notice and
 * a choice where others ask for consent. A disclosure is a matter for review, since the choice of
 * the person does not show.
 */
export const SENSITIVE_CHOICE: readonly Trigger[] = SPECIAL_CATEGORIES.map((trigger) => ({
  ...trigger,
  finding: "possible",
  severity: "medium",
  remediation: [
    "Confirm that the person was told of this use, and did not opt out of it or limit it.",
  ],
}));
