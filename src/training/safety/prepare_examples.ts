import type { Head } from "./heads.ts";
import type { Features } from "./extract_features.ts";
import type { Example } from "./train_heads.ts";
import type { TrainingRow } from "./training_row.ts";
import { weighRows } from "./weigh_rows.ts";

/** Makes examples of rows: concepts become rows of a table, targets and weights vectors of heads. */
export function prepareExamples(
  rows: readonly { readonly row: TrainingRow; readonly features: Features }[],
  options: { concepts: ReadonlyMap<string, number>; heads: readonly Head[] },
): Example[] {
  const { concepts, heads } = options;
  const weights = weighRows(
    rows.map((one) => one.row),
    heads,
  );
  return rows.map(({ row, features }, index) => ({
    features,
    concepts: Int32Array.from(features.concepts.flatMap((name) => concepts.get(name) ?? [])),
    targets: Float32Array.from(heads, (head) => row.targets[head] ?? 0),
    weights: weights[index] as Float32Array,
  }));
}

/** The concept features that stand in at least three texts, in order of their names. */
export function countConcepts(features: readonly Features[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of features) {
    for (const name of one.concepts) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count >= 3).map(([name]) => name);
  return new Map(names.sort().map((name, index) => [name, index]));
}
