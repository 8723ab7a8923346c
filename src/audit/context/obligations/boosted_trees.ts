/** Depth of every tree. */
const DEPTH = 3;
/** Inner nodes of a tree, in breadth-first order. */
export const NODES = 2 ** DEPTH - 1;
/** Leaves of a tree, from left to right. */
export const LEAVES = 2 ** DEPTH;

/** A shallow tree: at each node a feature and a cut; -1 goes left always. */
export interface DecisionTree {
  readonly features: readonly number[];
  readonly cuts: readonly number[];
  readonly leaves: readonly number[];
}

/** Trees whose leaves are summed up to a logit. */
export interface BoostedTrees {
  readonly base: number;
  readonly trees: readonly DecisionTree[];
}

/** The score that trees give to a row of values, 0 to 1. */
export function treesScore({ base, trees }: BoostedTrees, row: Float64Array): number {
  const sum = trees.reduce((total, tree) => total + leafOf(tree, row), base);
  return 1 / (1 + Math.exp(-sum));
}

/** What the leaf holds to which a tree leads a row; rows at a cut go right. */
export function leafOf({ features, cuts, leaves }: DecisionTree, row: Float64Array): number {
  let node = 0;
  while (node < NODES) {
    const feature = features[node]!;
    node = 2 * node + (feature >= 0 && row[feature]! >= cuts[node]! ? 2 : 1);
  }
  return leaves[node - NODES]!;
}
