import type { Scored } from "./scored.ts";

/** The highest F1 over all thresholds. */
export function bestF1(scored: readonly Scored[]): number {
  const sorted = [...scored].sort((left, right) => right.score - left.score);
  const positives = sorted.filter((one) => one.positive).length;
  let best = 0;
  let found = 0;
  for (const [index, one] of sorted.entries()) {
    if (one.positive) found += 1;
    if (sorted[index + 1]?.score === one.score) continue;
    best = Math.max(best, (2 * found) / (index + 1 + positives));
  }
  return best;
}
