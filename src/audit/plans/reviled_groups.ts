import type { Plan } from "../safety/hazard.ts";

/** A whole group is called vermin and told to be gone. */
export const REVILED_GROUPS: readonly Plan[] = [
  {
    said: ["revile.group", "revile.slur", "revile.out"],
    sentences: 1,
    unlessAsked: ["plan.told"],
    unless: ["east.unlawful", "east.declines", "plan.decline", "frame.history"],
  },
];
