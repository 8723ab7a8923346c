/** A score and whether it should be high. */
export interface Scored {
  readonly score: number;
  readonly positive: boolean;
}

/** Average precision; equal scores are one threshold. NaN without positives. */
export function averagePrecision(scored: readonly Scored[]): number {
  const sorted = [...scored].sort((left, right) => right.score - left.score);
  const positives = sorted.filter((one) => one.positive).length;
  let area = 0;
  let found = 0;
  for (let index = 0; index < sorted.length;) {
    const score = sorted[index]?.score;
    const before = found;
    while (index < sorted.length && sorted[index]?.score === score) {
      if (sorted[index]?.positive) found += 1;
      index += 1;
    }
    area += ((found - before) / positives) * (found / index);
  }
  return area;
}

/** The lowest threshold at which at most a share of the negatives scores as high. */
export function thresholdAt(scored: readonly Scored[], falseShare: number): number {
  const negatives = scored
    .filter((one) => !one.positive)
    .map((one) => one.score)
    .sort((left, right) => right - left);
  return negatives[Math.floor(falseShare * negatives.length)] ?? 0;
}

/** The share of positives that score above a threshold. */
export function recallAbove(scored: readonly Scored[], threshold: number): number {
  const positives = scored.filter((one) => one.positive);
  return positives.filter((one) => one.score > threshold).length / positives.length;
}

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
