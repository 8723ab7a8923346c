import type { Plan } from "./hazard.ts";

/** Papers or callers are feigned for money, a story is told with them, and the traces are covered. */
export const GAINS_BY_FORGERY_PLANS: readonly Plan[] = [
  {
    asked: ["forgery.wish"],
    said: ["forgery.paper", "forgery.story|forgery.cover"],
    moves: { of: ["forgery.paper", "forgery.story", "forgery.cover"], least: 3 },
    unlessAsked: ["plan.told"],
    unless: ["south.unlawful", "south.declines", "forgery.guard"],
  },
];
