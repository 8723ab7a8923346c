import type { Fact } from "../fact.ts";
import type { SafetyIssue } from "../report.ts";
import type { Hazard } from "../safety/hazard.ts";

const PREFIX = "hazard:";

/**
 * The hazards among the wrongs that an answer resembles as a whole, as issues of the output, but for
 * those that rules found there already.
 */
export function recognizedIssues(
  recognized: readonly Fact[],
  {
    hazards,
    issues,
  }: { readonly hazards: readonly Hazard[]; readonly issues: readonly SafetyIssue[] },
): SafetyIssue[] {
  return recognized.flatMap(({ tags, severity, certainty, evidence }) => {
    const category = tags.find((tag) => tag.startsWith(PREFIX))?.slice(PREFIX.length);
    const hazard = hazards.find(({ id }) => id === category);
    if (hazard === undefined) return [];
    if (issues.some((issue) => issue.category === category && issue.side === "output")) return [];
    return [
      {
        category: hazard.id,
        side: "output" as const,
        severity,
        certainty,
        description: `As a whole it resembles answers that do harm: ${hazard.title}.`,
        evidence: [...evidence],
      },
    ];
  });
}
