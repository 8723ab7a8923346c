import type { Side } from "../interaction.ts";
import { findByScore } from "./find_by_score.ts";
import { findRule, type ConceptPattern } from "../reading/find_rule.ts";
import type { Severity } from "../report.ts";
import type { CarriedOut, Hazard, HazardFinding, HazardInput } from "../safety/hazard.ts";

/** A pattern of concepts that speaks for a hazard, and how gravely. */
export interface Rule extends ConceptPattern {
  /** Where it holds; on both sides when left out. */
  readonly side?: Side;
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** One sentence, without any of the audited text. */
  readonly description: string;
  readonly tags?: readonly string[];
}

/** A hazard that is found by rules over concepts, with a model's head beside them. */
export interface RuleHazardDefinition {
  readonly id: string;
  readonly title: string;
  readonly taxonomy: readonly string[];
  readonly vocabulary: Hazard["vocabulary"] & object;
  readonly rules: readonly Rule[];
  /** Raises the score without ever being reported: what merely touches the subject. */
  readonly leanings?: readonly (ConceptPattern & { readonly score: number })[];
  /** The model's head that feeds the score, where it is not named for the hazard. */
  readonly head?: string;
  /** How much the head counts, 0 to 1, beside the rules; 0.5 when left out. */
  readonly headShare?: number;
  /** How much the head's surest sentence counts beside the whole text; 0 when left out. */
  readonly sentenceShare?: number;
  /** See `Hazard.harm`; true when left out. */
  readonly harm?: boolean;
  /** See `Hazard.carriedOut`. */
  readonly carriedOut?: CarriedOut;
  readonly examples: Hazard["examples"];
}

/** Makes a hazard of its rules: every rule that holds is a finding, the strongest one the score. */
export function ruleHazard(definition: RuleHazardDefinition): Hazard {
  return {
    id: definition.id,
    title: definition.title,
    taxonomy: definition.taxonomy,
    sides: ["input", "output"],
    vocabulary: definition.vocabulary,
    harm: definition.harm ?? true,
    detect: (input) => detectByRules(definition, input),
    score: (input) => scoreByRules(definition, input),
    scoreRules: (input) => scoreOfRules(definition, input),
    ...(definition.carriedOut === undefined ? {} : { carriedOut: definition.carriedOut }),
    examples: definition.examples,
  };
}

function detectByRules(definition: RuleHazardDefinition, input: HazardInput): HazardFinding[] {
  const findings = findByRules(definition.rules, input);
  if (findings.length > 0) return findings;
  return findByScore(definition, { input, leaning: scoreOfRules(definition, input) });
}

function findByRules(rules: readonly Rule[], input: HazardInput): HazardFinding[] {
  const findings: HazardFinding[] = [];
  for (const rule of rules) {
    if (rule.side !== undefined && rule.side !== input.side) continue;
    const spans = findRule(input.reading, rule);
    if (spans.length === 0) continue;
    findings.push({
      severity: rule.severity,
      certainty: rule.certainty,
      statistical: false,
      description: rule.description,
      spans,
      ...(rule.tags === undefined ? {} : { tags: rule.tags }),
    });
  }
  return findings;
}

/** The model's head counts half of a rule: it is less sure of what it says. */
const HEAD_SHARE = 0.5;

function scoreByRules(definition: RuleHazardDefinition, input: HazardInput): number {
  const head = headOf(definition, input);
  const share = definition.headShare ?? HEAD_SHARE;
  return 1 - (1 - scoreOfRules(definition, input)) * (1 - share * head);
}

/** Among much that is harmless one sentence may be enough. */
function headOf(definition: RuleHazardDefinition, { scores }: HazardInput): number {
  const name = definition.head ?? definition.id;
  const whole = scores.whole[name] ?? 0;
  const share = definition.sentenceShare ?? 0;
  if (share === 0) return whole;
  const surest = (scores.sentences[name] ?? []).reduce((top, one) => Math.max(top, one), 0);
  return Math.max(whole, share * surest);
}

/** What the rules alone say of a text, 0 to 1: their certainties and leanings by noisy-or. */
function scoreOfRules(definition: RuleHazardDefinition, input: HazardInput): number {
  let missing = 1;
  for (const finding of findByRules(definition.rules, input)) missing *= 1 - finding.certainty;
  for (const leaning of definition.leanings ?? []) {
    if (findRule(input.reading, leaning).length > 0) missing *= 1 - leaning.score;
  }
  return 1 - missing;
}
