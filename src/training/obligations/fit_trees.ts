import {
  leafOf,
  LEAVES,
  NODES,
  type BoostedTrees,
  type DecisionTree,
} from "../../audit/context/obligations/boosted_trees.ts";

const SEED = 20260801;
const ROUNDS = 60;
const RATE = 0.06;
const BINS = 24;
const FEWEST_IN_LEAF = 20;
/** Added to the curvature of a leaf, against leaves of few cases. */
const SHRINKAGE = 5;
/** Of the features, this share is tried for a tree. */
const TRIED = 0.5;

/** Rows in bins: of a feature, each row's bin and the upper value of each bin. */
interface BinnedRows {
  readonly bins: readonly Uint8Array[];
  readonly cuts: readonly Float64Array[];
}

interface Slopes {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/** Gradient boosting of shallow trees for a yes or no, logistic loss, fixed order of chance. */
export function fitTrees(rows: readonly Float64Array[], hits: readonly boolean[]): BoostedTrees {
  const binned = binRows(rows);
  const share = Math.max(hits.filter(Boolean).length, 0.5) / hits.length;
  const base = Math.log(share / (1 - share || 1e-6));
  const sums = new Float64Array(rows.length).fill(base);
  const trees: DecisionTree[] = [];
  let state = SEED;
  for (let round = 0; round < ROUNDS; round++) {
    const first = sums.map((sum, row) => Number(hits[row]) - 1 / (1 + Math.exp(-sum)));
    const second = first.map((slope) => Math.abs(slope) * (1 - Math.abs(slope)));
    const tried = binned.bins.flatMap((_, feature) => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >>> 8) % 1000 < TRIED * 1000 ? [feature] : [];
    });
    const tree = growTree(binned, { slopes: { first, second }, tried });
    trees.push(tree);
    rows.forEach((row, index) => (sums[index]! += leafOf(tree, row)));
  }
  return { base, trees };
}

function binRows(rows: readonly Float64Array[]): BinnedRows {
  const width = rows[0]?.length ?? 0;
  const cuts = Array.from({ length: width }, (_, feature) => {
    const sorted = Float64Array.from(rows, (row) => row[feature]!).sort();
    const distinct = Float64Array.from(new Set(sorted));
    if (distinct.length < BINS) return distinct;
    const at = (bin: number) => sorted[Math.floor((bin * sorted.length) / BINS)]!;
    return Float64Array.from(new Set(Array.from({ length: BINS - 1 }, (_, bin) => at(bin + 1))));
  });
  const bins = cuts.map((values, feature) =>
    Uint8Array.from(rows, (row) => values.filter((cut) => row[feature]! >= cut).length),
  );
  return { bins, cuts };
}

function growTree(
  binned: BinnedRows,
  { slopes, tried }: { slopes: Slopes; tried: readonly number[] },
): DecisionTree {
  const features = new Array<number>(NODES).fill(-1);
  const cuts = new Array<number>(NODES).fill(0);
  const leaves = new Array<number>(LEAVES).fill(0);
  let level: { node: number; rows: Int32Array }[] = [
    { node: 0, rows: Int32Array.from(slopes.first.keys()) },
  ];
  while (level.length > 0) {
    const next: { node: number; rows: Int32Array }[] = [];
    for (const { node, rows } of level) {
      if (node >= NODES) {
        leaves[node - NODES] = leafValue(rows, slopes);
        continue;
      }
      const split = bestSplit(binned, { slopes, tried, rows });
      if (split !== undefined) {
        features[node] = split.feature;
        cuts[node] = binned.cuts[split.feature]![split.bin]!;
      }
      const bins = split && binned.bins[split.feature]!;
      const goesRight = (row: number) => bins !== undefined && bins[row]! > split!.bin;
      next.push({ node: 2 * node + 1, rows: rows.filter((row) => !goesRight(row)) });
      next.push({ node: 2 * node + 2, rows: rows.filter(goesRight) });
    }
    level = next;
  }
  return { features, cuts, leaves };
}

function leafValue(rows: Int32Array, { first, second }: Slopes): number {
  let [slope, curvature] = [0, SHRINKAGE];
  for (const row of rows) {
    slope += first[row]!;
    curvature += second[row]!;
  }
  return Number(((RATE * slope) / curvature).toFixed(5));
}

/** The feature and the last bin of the left side that lower the loss most. */
function bestSplit(
  { bins, cuts }: BinnedRows,
  { slopes, tried, rows }: { slopes: Slopes; tried: readonly number[]; rows: Int32Array },
): { feature: number; bin: number } | undefined {
  let best: { feature: number; bin: number } | undefined;
  let mostGain = 1e-6;
  for (const feature of tried) {
    const [firsts, seconds, counts] = [0, 0, 0].map(() => new Float64Array(BINS));
    const column = bins[feature]!;
    for (const row of rows) {
      const bin = column[row]!;
      firsts![bin]! += slopes.first[row]!;
      seconds![bin]! += slopes.second[row]!;
      counts![bin]! += 1;
    }
    const total = firsts!.reduce((sum, one) => sum + one, 0);
    const curvature = seconds!.reduce((sum, one) => sum + one, 0);
    let [first, second, count] = [0, 0, 0];
    for (let bin = 0; bin < cuts[feature]!.length; bin++) {
      first += firsts![bin]!;
      second += seconds![bin]!;
      count += counts![bin]!;
      if (count < FEWEST_IN_LEAF || rows.length - count < FEWEST_IN_LEAF) continue;
      const gain =
        first ** 2 / (second + SHRINKAGE) +
        (total - first) ** 2 / (curvature - second + SHRINKAGE) -
        total ** 2 / (curvature + SHRINKAGE);
      if (gain <= mostGain) continue;
      mostGain = gain;
      best = { feature, bin };
    }
  }
  return best;
}
