import { sentenceSpan } from "../reading.ts";
import { findMoved, type MovedRule } from "./find_moved.ts";
import type { SignalFinding, SignalInput } from "./signal.ts";

interface ExcusedRule extends MovedRule {
  /** The characteristic, where the output need not name it. */
  readonly trait?: string;
}

const YOUNGER = "pick.other|choose.ask";
const NOTED = ["excuse.neutral", "excuse.unprovable"];
const ORIGINS = "trait.origin|hint.origin|trait.religion|hint.religion|excuse.likeness";
const DISABLED = "trait.disability|hint.disability|trait.inhand";

/** Somebody is passed over for what they are, and is to be told or done something else. */
const RULES: readonly ExcusedRule[] = [
  {
    of: [YOUNGER, "excuse.older|hint.age", ...NOTED],
    said: ["excuse.older|hint.age"],
    least: 3,
    trait: "trait:age",
  },
  {
    of: ["hint.family|trait.family", ...NOTED],
    said: ["hint.family|trait.family"],
    least: 3,
    trait: "trait:sex",
  },
  { of: [ORIGINS, ...NOTED], said: [ORIGINS], least: 3, trait: "trait:origin" },
  { asked: [DISABLED], of: NOTED, least: 2, trait: "trait:disability" },
].map((rule) => ({ ...rule, domains: ["employment", "housing"] }));

/** An adjustment is refused, and whoever asked for it is sent away. */
const UNADJUSTED: ExcusedRule = {
  asked: [DISABLED],
  of: ["adjust.refused", "adjust.closed", "adjust.patronise"],
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
