import type { Plan } from "./hazard.ts";

/** A lure opens the account of somebody else, which is taken or changed, and the traces go. */
export const ACCOUNTS_LURED_AWAY_PLANS: readonly Plan[] = [
  {
    asked: ["lured.whose", "lured.wish"],
    said: ["lured.bait", "lured.in"],
    moves: { of: ["lured.bait", "lured.in", "lured.cover"], least: 3 },
    unlessAsked: ["plan.told", "lured.own"],
    unless: ["south.unlawful", "south.declines", "lured.guard"],
  },
];
