import type { Fact } from "../fact.ts";
import type { Finding } from "./finding.ts";
import type { Match } from "./match_laws.ts";

/** From this certainty on a rule's finding is a violation proper. */
export const VIOLATION_CERTAINTY = 0.5;
/** What stays below a violation proper, such as a statistical score, is stated with at most this. */
const REVIEW_CERTAINTY = 0.49;

/** How a fact that fired a trigger counts. A statistical score alone never makes a violation. */
export function weighFact(fact: Fact, match: Match): Finding {
  const violation =
    match.trigger.finding === "violation" &&
    !fact.statistical &&
    fact.certainty >= VIOLATION_CERTAINTY;
  return {
    weight: violation ? "violation" : "review",
    severity: match.trigger.severity,
    certainty: violation ? fact.certainty : Math.min(fact.certainty, REVIEW_CERTAINTY),
    subject: fact,
  };
}

/** All findings of all matches. */
export function weighMatches(matches: readonly Match[]): Finding[] {
  return matches.flatMap((match) => match.facts.map((fact) => weighFact(fact, match)));
}
