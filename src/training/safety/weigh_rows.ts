import type { Head } from "./heads.ts";
import type { TrainingRow } from "./training_row.ts";

/** Against many texts without a hazard a few with it would be lost: their mass is lifted to this. */
const POSITIVE_SHARE = 0.4;

/**
 * Weighs the rows head by head: a source weighs by the square root of its size for each of its two
 * labels, so that no large source drowns the others, and mean weights are one.
 */
export function weighRows(rows: readonly TrainingRow[], heads: readonly Head[]): Float32Array[] {
  const weights = rows.map(() => new Float32Array(heads.length));
  for (const [head, name] of heads.entries()) {
    const counts = new Map<string, number>();
    for (const row of rows) {
      const target = row.targets[name];
      if (target === undefined) continue;
      const key = `${target} ${row.source}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const mass = [0, 1].map((target) =>
      [...counts].reduce(
        (sum, [key, count]) => sum + (key.startsWith(`${target} `) ? Math.sqrt(count) : 0),
        0,
      ),
    );
    const known = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (const [index, row] of rows.entries()) {
      const target = row.targets[name];
      if (target === undefined) continue;
      const share = target === 1 ? POSITIVE_SHARE : 1 - POSITIVE_SHARE;
      const count = counts.get(`${target} ${row.source}`) ?? 1;
      const weight = (share * known) / ((mass[target] ?? 1) * Math.sqrt(count));
      (weights[index] as Float32Array)[head] = Math.min(8, weight);
    }
  }
  return weights;
}
