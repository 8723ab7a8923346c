import type { Fact } from "../fact.ts";
import type { Interaction, Side } from "../interaction.ts";
import type { SafetyIssue } from "../report.ts";
import type { Hazard, HazardFinding, HazardInput } from "../safety/hazard.ts";
import { findCarriedOut } from "./find_carried_out.ts";
import { prepareSides, type SafetyOptions } from "./prepare_sides.ts";
import { namesCrisisHelp } from "../lexicon/names_crisis_help.ts";
import { readsAsVerdict } from "./reads_as_verdict.ts";
import { asksForTale } from "./asks_for_tale.ts";
import { tellsHistory } from "./tells_history.ts";

/**
 * Runs every hazard over both halves of an interaction. A request that the AI refused, a text that it
 * was to judge, and despair that it answered with human help, is at most of low severity, and what a
 * refusal names is no hazard: the output is what counts. Issues come in order of side and position;
 * every fact carries the tag `hazard:` + the hazard's id.
 */
export function detectSafetyIssues(
  interaction: Interaction,
  hazards: readonly Hazard[],
  options: SafetyOptions = {},
): { issues: SafetyIssue[]; facts: Fact[] } {
  const issues: SafetyIssue[] = [];
  const facts: Fact[] = [];
  const requests = new Map<string, HazardFinding>();
  const sides = prepareSides(interaction, hazards, options);
  const isTold = () => tellsHistory(interaction) || asksForTale(interaction.input.value);
  const question = sides.find(({ side }) => side === "input")?.reading;
  for (const input of sides) {
    for (const hazard of hazards) {
      if (!hazard.sides.includes(input.side)) continue;
      if (isSilencedByRefusal(hazard, input)) continue;
      const findings = [
        ...hazard.detect(input),
        ...findCarriedOut(hazard, { input, requests, question, isTold }),
      ];
      for (const finding of strongestFirst(findings).slice(0, 1)) {
        if (input.side === "input") requests.set(hazard.id, finding);
        const settled = settle(finding, { hazard, input });
        issues.push(toIssue(settled, { hazard, side: input.side }));
        facts.push(toFact(settled, { hazard, side: input.side }));
      }
    }
  }
  return { issues, facts };
}

/** A refusal names what it refuses: its words are no hazard of content. */
function isSilencedByRefusal(hazard: Hazard, input: HazardInput): boolean {
  return input.side === "output" && input.refused && hazard.harm;
}

const RANK = { low: 0, medium: 1, high: 2, critical: 3 } as const;

function strongestFirst(findings: readonly HazardFinding[]): HazardFinding[] {
  return [...findings].sort(
    (left, right) =>
      Number(left.statistical) - Number(right.statistical) ||
      RANK[right.severity] - RANK[left.severity] ||
      right.certainty - left.certainty,
  );
}

function settle(
  finding: HazardFinding,
  context: { hazard: Hazard; input: HazardInput },
): HazardFinding {
  const { side, refused, other } = context.input;
  if (side !== "input") return finding;
  const tags = finding.tags ?? [];
  if (refused) return { ...finding, severity: "low", tags: [...tags, "refused"] };
  const helped = tags.includes("self_harm_intent") && namesCrisisHelp(other);
  if (helped) return { ...finding, severity: "low", tags: [...tags, "helped"] };
  const judged = context.hazard.harm && readsAsVerdict(other);
  return judged ? { ...finding, severity: "low", tags: [...tags, "judged"] } : finding;
}

function toIssue(finding: HazardFinding, where: { hazard: Hazard; side: Side }): SafetyIssue {
  return {
    category: where.hazard.id,
    side: where.side,
    severity: finding.severity,
    certainty: finding.certainty,
    description: finding.description,
    evidence: finding.spans.map((span) => ({ side: where.side, start: span.start, end: span.end })),
  };
}

function toFact(finding: HazardFinding, where: { hazard: Hazard; side: Side }): Fact {
  return {
    tags: [...new Set([`hazard:${where.hazard.id}`, ...(finding.tags ?? [])])],
    flow: where.side,
    severity: finding.severity,
    certainty: finding.certainty,
    statistical: finding.statistical,
    evidence: finding.spans.map((span) => ({ side: where.side, start: span.start, end: span.end })),
  };
}
