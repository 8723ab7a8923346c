import type { Fact } from "../fact.ts";
import type { SafetyIssue } from "../report.ts";

/** Hazards of what is talked about, which a grave subject alone may look like. */
const TALKED_ABOUT: ReadonlySet<string> = new Set([
  "crime",
  "defamation",
  "elections",
  "fraud",
  "harassment",
  "hate",
  "malware",
  "violence",
]);

/**
 * Where an answer is plainly like lawful ones, a grave subject is talked about and nothing more: such
 * issues are shown, and ask nobody for a review. What may cost lives stays as it is.
 */
export function settleDoubted(found: {
  readonly issues: readonly SafetyIssue[];
  readonly facts: readonly Fact[];
}): { issues: SafetyIssue[]; facts: Fact[] } {
  return {
    issues: found.issues.map((issue) =>
      TALKED_ABOUT.has(issue.category) && issue.severity !== "critical"
        ? { ...issue, severity: "low" }
        : issue,
    ),
    facts: found.facts.filter(
      ({ tags, severity }) => severity === "critical" || !tags.some(isTalkedAbout),
    ),
  };
}

function isTalkedAbout(tag: string): boolean {
  return tag.startsWith("hazard:") && TALKED_ABOUT.has(tag.slice("hazard:".length));
}
