import type { Scored } from "./scored.ts";

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
