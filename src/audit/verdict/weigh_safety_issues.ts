import type { SafetyIssue } from "../report.ts";
import type { Finding } from "./finding.ts";

/** Below this certainty an issue is shown and asks for nothing. */
const REVIEW_CERTAINTY = 0.5;

/**
 * Safety issues that no law names still ask for a review. An issue of low severity, such as a
 * refusal or a harmful request that was refused, is shown only.
 */
export function weighSafetyIssues(issues: readonly SafetyIssue[]): Finding[] {
  return issues
    .filter((issue) => issue.severity !== "low" && issue.certainty >= REVIEW_CERTAINTY)
    .map((issue) => ({
      weight: "review",
      severity: issue.severity,
      certainty: issue.certainty,
      subject: `${issue.category}:${issue.side}`,
    }));
}
