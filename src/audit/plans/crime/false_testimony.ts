import type { Plan } from "../../safety/hazard.ts";

const GUARDED = {
  unlessAsked: ["plan.told", "harm.spared"],
  unless: ["plan.decline", "lie.guard", "direct.warn"],
} as const;

/** A court is lied to, proofs vanish, or somebody's secret is sold back to them. */
export const FALSE_TESTIMONY: readonly Plan[] = [
  {
    asked: ["lie.case"],
    said: ["lie.false|lie.wipe"],
    moves: { of: ["lie.false", "lie.drill", "lie.wipe"], least: 2 },
    ...GUARDED,
  },
  { asked: ["hold.secret"], said: ["hold.else", "hold.pay"], sentences: 1, ...GUARDED },
];
