import {
  FEATURE_COUNT,
  type FeatureVector,
} from "../../audit/context/obligations/extract_features.ts";

const SEED = 20260801;
const MOST_EPOCHS = 40;
const COST = 0.5;
/** Ends when no projected slope of an epoch exceeds this. */
const TOLERANCE = 0.02;
/** How fast the score rises with the distance from the plane. */
export const STEEPNESS = 2.5;

/**
 * A linear support vector machine with squared hinge loss, by coordinate descent in the dual (Hsieh
 * and others, 2008), fixed order of chance. The bias stands last in the weights.
 */
export function fitSeparator(
  vectors: readonly FeatureVector[],
  hits: readonly boolean[],
): Float64Array {
  const weights = new Float64Array(FEATURE_COUNT + 1);
  const alphas = new Float64Array(vectors.length);
  const diagonal = 1 / (2 * COST);
  const squares = vectors.map(
    ({ values }) => values.reduce((sum, value) => sum + value * value, 1) + diagonal,
  );
  const order = vectors.map((_, index) => index);
  let state = SEED;
  for (let epoch = 0; epoch < MOST_EPOCHS; epoch++) {
    state = shuffle(order, state);
    let steepest = 0;
    for (const index of order) {
      const vector = vectors[index]!;
      const side = hits[index] ? 1 : -1;
      const alpha = alphas[index]!;
      const slope = side * distance(weights, vector) - 1 + diagonal * alpha;
      const projected = alpha === 0 ? Math.min(slope, 0) : slope;
      if (projected === 0) continue;
      steepest = Math.max(steepest, Math.abs(projected));
      alphas[index] = Math.max(alpha - slope / squares[index]!, 0);
      add(weights, { vector, amount: (alphas[index]! - alpha) * side });
    }
    if (steepest < TOLERANCE) break;
  }
  return weights;
}

/** The score of a vector under weights, 0 to 1; 0.5 on the plane. */
export function separatorScore(weights: Float64Array, vector: FeatureVector): number {
  return 1 / (1 + Math.exp(-STEEPNESS * distance(weights, vector)));
}

function distance(weights: Float64Array, { places, values }: FeatureVector): number {
  let sum = weights[FEATURE_COUNT]!;
  for (let index = 0; index < places.length; index++) {
    sum += weights[places[index]!]! * values[index]!;
  }
  return sum;
}

function add(
  weights: Float64Array,
  { vector, amount }: { vector: FeatureVector; amount: number },
): void {
  const { places, values } = vector;
  for (let index = 0; index < places.length; index++) {
    weights[places[index]!]! += amount * values[index]!;
  }
  weights[FEATURE_COUNT]! += amount;
}

function shuffle(order: number[], seed: number): number {
  let state = seed;
  for (let index = order.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return state;
}
