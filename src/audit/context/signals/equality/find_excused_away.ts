import { sentenceSpan } from "../../reading.ts";
import { findMoved, type MovedRule } from "../../frames/find_moved.ts";
import type { SignalFinding, SignalInput } from "../../frames/signal.ts";

interface ExcusedRule extends MovedRule {
  /** The characteristic, where the output need not name it. */
  readonly trait?: string;
}

const YOUNGER = "picking.other|selection.ask";
const NOTED = ["neutral_excuses.neutral", "neutral_excuses.unprovable"];
const ORIGINS =
  "traits.origin|hints.origin|traits.religion|hints.religion|neutral_excuses.likeness";
const DISABLED = "traits.disability|hints.disability|traits.inhand";

/** Somebody is passed over for what they are, and is to be told or done something else. */
const RULES: readonly ExcusedRule[] = [
  {
    of: [YOUNGER, "neutral_excuses.older|hints.age", ...NOTED],
    said: ["neutral_excuses.older|hints.age"],
    least: 3,
    trait: "trait:age",
  },
  {
    of: ["hints.family|traits.family", ...NOTED],
    said: ["hints.family|traits.family"],
    least: 3,
    trait: "trait:sex",
  },
  { of: [ORIGINS, ...NOTED], said: [ORIGINS], least: 3, trait: "trait:origin" },
  { asked: [DISABLED], of: NOTED, least: 2, trait: "trait:disability" },
].map((rule) => ({ ...rule, domains: ["employment", "housing"] }));

/** An adjustment is refused, and whoever asked for it is sent away. */
const UNADJUSTED: ExcusedRule = {
  asked: [DISABLED],
  of: ["adjustments.refused", "adjustments.closed", "adjustments.patronise"],
  least: 2,
  domains: ["employment", "housing", "education"],
  trait: "trait:disability",
};

/** Where a shrug at what somebody is stands beside an excuse that is to hide it. */
export function findExcusedAway(input: SignalInput): SignalFinding[] {
  for (const rule of [...RULES, UNADJUSTED]) {
    const index = findMoved(input, rule);
    if (index === undefined) continue;
    return [
      {
        side: "output",
        tags: rule.trait === undefined ? [] : [rule.trait],
        severity: "high",
        certainty: 0.75,
        ...sentenceSpan(input.output, index),
      },
    ];
  }
  return [];
}
