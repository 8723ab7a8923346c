import type { Plan } from "../../safety/hazard.ts";

/** A whole group is called vermin and told to be gone. */
export const REVILED_GROUPS: readonly Plan[] = [
  {
    said: ["revile.group", "revile.slur", "revile.out"],
    sentences: 1,
    unlessAsked: ["plan.told"],
    unless: ["lawful_answers.unlawful", "lawful_answers.declines", "plan.decline", "frame.history"],
  },
];
