import type { Scored } from "./scored.ts";

/** The lowest threshold at which at most a share of the negatives scores as high. */
export function thresholdAt(scored: readonly Scored[], falseShare: number): number {
  const negatives = scored
    .filter((one) => !one.positive)
    .map((one) => one.score)
    .sort((left, right) => right - left);
  return negatives[Math.floor(falseShare * negatives.length)] ?? 0;
}
