import type { Scored } from "./scored.ts";

/** The share of positives that score above a threshold. */
export function recallAbove(scored: readonly Scored[], threshold: number): number {
  const positives = scored.filter((one) => one.positive);
  return positives.filter((one) => one.score > threshold).length / positives.length;
}
