import type { MovedRule } from "../../frames/find_moved.ts";

/** Somebody is kept out for what they are: the trait, the refusal, and a rule or an excuse for it. */
export const EXCLUSION_RULES: readonly MovedRule[] = [
  {
    elsewhere: ["exclusion_by_trait.area"],
    of: [
      "exclusion_by_trait.trait",
      "exclusion_by_trait.out",
      "exclusion_by_trait.rule|exclusion_by_trait.excuse",
    ],
    said: [
      "exclusion_by_trait.trait",
      "exclusion_by_trait.out",
      "exclusion_by_trait.rule|exclusion_by_trait.excuse",
    ],
    least: 3,
    within: 60,
    unless: [
      "lawful_answers.unlawful",
      "lawful_answers.declines",
      "lawful_answers.refers",
      "exclusion_by_trait.fair",
    ],
  },
  {
    of: ["wages.whom", "wages.pay", "wages.less", "wages.why|wages.gag"],
    said: ["wages.whom", "wages.pay", "wages.less", "wages.why|wages.gag"],
    elsewhere: ["wages.pay"],
    least: 4,
    within: 60,
    unless: [
      "lawful_answers.unlawful",
      "lawful_answers.declines",
      "lawful_answers.refers",
      "exclusion_by_trait.fair",
    ],
  },
];
