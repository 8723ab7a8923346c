import { SEVERITIES, type Evidence, type Violation } from "../report.ts";
import type { Match } from "./match_laws.ts";
import { weighFact } from "./weigh_matches.ts";

/** A report names at most this many stretches of evidence for one violation. */
const MOST_EVIDENCE = 50;

/**
 * Matches as a report states them, the surest and gravest first. A certainty of 0.5 and more is a
 * violation proper; what is only possible, or rests on a score alone, is stated with less.
 */
export function describeViolations(matches: readonly Match[]): Violation[] {
  return matches.map(describeMatch).sort(byWeight);
}

function describeMatch(match: Match): Violation {
  const { law, article, trigger } = match;
  return {
    law: law.name,
    title: law.title,
    citation: law.citation,
    article: article.id,
    jurisdiction: match.jurisdiction,
    type: law.type,
    severity: trigger.severity,
    certainty: Math.max(...match.facts.map((fact) => weighFact(fact, match).certainty)),
    reason: trigger.reason,
    evidence: mergeEvidence(match.facts.flatMap((fact) => fact.evidence)),
  };
}

function mergeEvidence(evidence: readonly Evidence[]): Evidence[] {
  const distinct = new Map(
    evidence.map((one) => [`${one.side}:${one.start}:${one.end}`, one] as const),
  );
  return [...distinct.values()]
    .sort((a, b) => (a.side === b.side ? a.start - b.start : a.side < b.side ? -1 : 1))
    .slice(0, MOST_EVIDENCE);
}

function byWeight(a: Violation, b: Violation): number {
  const proper = Number(b.certainty >= 0.5) - Number(a.certainty >= 0.5);
  const severity = SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
  return proper || severity || b.certainty - a.certainty;
}
