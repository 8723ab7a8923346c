import type { Fact } from "../fact.ts";
import type { SafetyIssue } from "../report.ts";

/** Hazards of texts that give the AI orders. */
const ORDERS: ReadonlySet<string> = new Set(["prompt_injection", "indirect_injection"]);

/**
 * Orders that a text held, and that the answer tells of and leaves alone, did no harm: like a request
 * that was refused they are shown, and ask nobody for a review.
 */
export function settleResisted(
  issues: readonly SafetyIssue[],
  facts: readonly Fact[],
): SafetyIssue[] {
  if (!facts.some(({ tags }) => tags.includes("injection_resisted"))) return [...issues];
  return issues.map((issue) =>
    issue.side === "input" && ORDERS.has(issue.category) ? { ...issue, severity: "low" } : issue,
  );
}
