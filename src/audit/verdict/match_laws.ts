import type { Fact, Flow } from "../fact.ts";
import type { Article, Law, Trigger } from "../laws/law.ts";
import { findSpeakingLaws } from "./find_speaking_laws.ts";
import { inForce, lawApplies, type Applicability } from "./law_applies.ts";

/** A trigger that fired, with the facts that fired it. */
export interface Match {
  readonly law: Law;
  readonly article: Article;
  readonly trigger: Trigger;
  /** The code by which the law applies. */
  readonly jurisdiction: string;
  readonly facts: readonly Fact[];
}

/** Every trigger of an applicable law that the facts fire, in the order of the catalogue. */
export function matchLaws(
  laws: readonly Law[],
  { facts, applicability }: { facts: readonly Fact[]; applicability: Applicability },
): Match[] {
  const tags = new Set(facts.flatMap((fact) => fact.tags));
  const speaking = findSpeakingLaws(laws, tags);
  const specific = speaking.filter((law) => !law.baseline);
  const matches = specific.flatMap((law) => matchLaw(law, { facts, tags, applicability }));
  const covered = new Set(matches.flatMap((match) => match.facts));
  const uncovered = facts.filter((fact) => !covered.has(fact));
  const baselines = speaking.filter((law) => law.baseline);
  return [
    ...matches,
    ...baselines.flatMap((law) => matchLaw(law, { facts: uncovered, tags, applicability })),
  ];
}

interface MatchInput {
  readonly facts: readonly Fact[];
  /** All tags of the interaction. */
  readonly tags: ReadonlySet<string>;
  readonly applicability: Applicability;
}

function matchLaw(law: Law, input: MatchInput): Match[] {
  const jurisdiction = lawApplies(law, input.applicability);
  if (jurisdiction === undefined) return [];
  const matches: Match[] = [];
  for (const article of law.articles) {
    if (!inForce(article, input.applicability.as_of)) continue;
    for (const trigger of article.triggers) {
      const facts = firingFacts(trigger, input);
      if (facts.length > 0) matches.push({ law, article, trigger, jurisdiction, facts });
    }
  }
  return matches;
}

function firingFacts(trigger: Trigger, { facts, tags, applicability }: MatchInput): Fact[] {
  if (!trigger.tags.every((tag) => tags.has(tag))) return [];
  if (trigger.with?.some((tag) => !tags.has(tag))) return [];
  if (trigger.without?.some((tag) => tags.has(tag))) return [];
  if (trigger.domains && !trigger.domains.some((id) => applicability.domains.has(id))) return [];
  return facts.filter(
    (fact) =>
      trigger.tags.every((tag) => fact.tags.includes(tag)) &&
      (trigger.one_of === undefined || trigger.one_of.some((tag) => fact.tags.includes(tag))) &&
      fact.certainty >= (trigger.minimum_certainty ?? 0) &&
      (trigger.flows === undefined || trigger.flows.some((flow) => standsIn(fact.flow, flow))),
  );
}

function standsIn(flow: Flow, wanted: Flow): boolean {
  return flow === wanted || (wanted === "output" && flow !== "input");
}
