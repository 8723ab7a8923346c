import type { RemediationStep } from "../report.ts";
import type { Match } from "./match_laws.ts";
import { weighFinding } from "./score_risk.ts";
import { weighFact } from "./weigh_matches.ts";

interface Gathered {
  readonly because: Set<string>;
  effect: number;
}

/** A step loses this share of its effect for each place behind the first in its trigger's list. */
const DECAY = 0.6;

/** What to do, each step once, the most effective first: what settles the most weight of findings. */
export function collectRemediation(matches: readonly Match[]): RemediationStep[] {
  const steps = new Map<string, Gathered>();
  for (const match of matches) {
    const weight = Math.max(...match.facts.map((fact) => weighFinding(weighFact(fact, match))));
    match.trigger.remediation.forEach((action, place) => {
      const step = steps.get(action) ?? { because: new Set<string>(), effect: 0 };
      step.because.add(`${match.law.name} ${match.article.id}`);
      step.effect += weight * DECAY ** place;
      steps.set(action, step);
    });
  }
  return [...steps]
    .sort(([, a], [, b]) => b.effect - a.effect)
    .map(([action, step]) => ({ action, because: [...step.because] }));
}
