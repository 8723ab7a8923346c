import type { Severity } from "../report.ts";
import type { Finding } from "./finding.ts";

/** The share of the scale that one finding takes when it is certain. */
const WEIGHTS: Readonly<Record<Finding["weight"], Readonly<Record<Severity, number>>>> = {
  violation: { low: 0.45, medium: 0.55, high: 0.7, critical: 0.9 },
  review: { low: 0.1, medium: 0.18, high: 0.27, critical: 0.36 },
};

/** How much of its weight a finding keeps when it is least certain. */
const LEAST_CERTAIN = 0.8;

/**
 * The risk score, 0.0 to 10.0 with one decimal:
 *
 *     10 × (1 − Π over subjects of (1 − w)),  w = weight × (0.8 + 0.2 × certainty)
 *
 * where a subject's w is the greatest among its findings. More findings, graver ones and surer ones
 * never lower it; without findings it is 0, so that every point is owed to a finding.
 */
export function scoreRisk(findings: readonly Finding[]): number {
  const greatest = new Map<Finding["subject"], number>();
  for (const finding of findings) {
    const weight = weighFinding(finding);
    if (weight > (greatest.get(finding.subject) ?? 0)) greatest.set(finding.subject, weight);
  }
  let spared = 1;
  for (const weight of greatest.values()) spared *= 1 - weight;
  return Math.round(100 * (1 - spared)) / 10;
}

/** The share of the scale, 0 to 1, that a finding takes by itself. */
export function weighFinding(finding: Finding): number {
  const { weight, severity, certainty } = finding;
  return WEIGHTS[weight][severity] * (LEAST_CERTAIN + (1 - LEAST_CERTAIN) * certainty);
}
