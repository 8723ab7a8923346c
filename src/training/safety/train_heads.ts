import { CONCEPT_VALUE } from "../../audit/models/model.ts";
import type { Features } from "./extract_features.ts";
import { randomNumbers } from "./random_numbers.ts";

/** A text ready to learn from: a weight of 0 means that the head learns nothing from it. */
export interface Example {
  readonly features: Features;
  /** The known concepts of the text, as rows of the table of concepts. */
  readonly concepts: Int32Array;
  readonly targets: Float32Array;
  readonly weights: Float32Array;
}

export interface TrainingOptions {
  /** How many heads: the length of every example's targets. */
  readonly heads: number;
  readonly size: number;
  readonly concepts: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  readonly seed: number;
}

/** Weights in full precision, laid out as in the file of weights. */
export interface Weights {
  readonly bias: Float32Array;
  readonly hashed: Float32Array;
  readonly concepts: Float32Array;
}

/**
 * Logistic regression of all heads together, by stochastic gradient descent with a rate of its own
 * for every weight (Adagrad; Duchi, Hazan, Singer 2011) and L2 decay on the weights it touches. The
 * weights are the mean of those after each epoch of the second half (Polyak, Juditsky 1992): the last
 * texts seen then weigh no more than others.
 */
export function trainHeads(examples: readonly Example[], options: TrainingOptions): Weights {
  const { heads } = options;
  const weights = newWeights(options);
  const squares = newWeights(options);
  const mean = newWeights(options);
  const averaged = Math.ceil(options.epochs / 2);
  const random = randomNumbers(options.seed);
  const order = Uint32Array.from(examples.keys());
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at] as Example;
      const gradient = errorOf(example, { weights, heads });
      step(example, { weights, squares, gradient, heads, options });
    }
    if (epoch >= options.epochs - averaged) addShare(mean, { weights, share: 1 / averaged });
  }
  return mean;
}

function addShare(mean: Weights, { weights, share }: { weights: Weights; share: number }): void {
  for (const part of ["bias", "hashed", "concepts"] as const) {
    const sum = mean[part];
    for (const [at, weight] of weights[part].entries())
      sum[at] = (sum[at] as number) + weight * share;
  }
}

/** The logits of all heads for an example. */
export function logitsOf(example: Example, weights: Weights): Float32Array {
  const heads = weights.bias.length;
  const logits = Float32Array.from(weights.bias);
  const value = 1 / Math.sqrt(Math.max(1, example.features.hashed.length));
  addRows(logits, { rows: example.features.hashed, table: weights.hashed, value, heads });
  addRows(logits, { rows: example.concepts, table: weights.concepts, value: CONCEPT_VALUE, heads });
  return logits;
}

function newWeights(options: TrainingOptions): Weights {
  return {
    bias: new Float32Array(options.heads),
    hashed: new Float32Array(options.size * options.heads),
    concepts: new Float32Array(options.concepts * options.heads),
  };
}

interface Rows {
  readonly rows: Int32Array;
  readonly table: Float32Array;
  readonly value: number;
  readonly heads: number;
}

function addRows(logits: Float32Array, { rows, table, value, heads }: Rows): void {
  for (let index = 0; index < rows.length; index += 1) {
    const at = (rows[index] as number) * heads;
    for (let head = 0; head < heads; head += 1) {
      logits[head] = (logits[head] as number) + (table[at + head] as number) * value;
    }
  }
}

function errorOf(example: Example, given: { weights: Weights; heads: number }): Float32Array {
  const gradient = logitsOf(example, given.weights);
  for (let head = 0; head < given.heads; head += 1) {
    const probability = 1 / (1 + Math.exp(-(gradient[head] as number)));
    const error = probability - (example.targets[head] as number);
    gradient[head] = error * (example.weights[head] as number);
  }
  return gradient;
}

interface Step {
  readonly weights: Weights;
  readonly squares: Weights;
  readonly gradient: Float32Array;
  readonly heads: number;
  readonly options: TrainingOptions;
}

function step(example: Example, given: Step): void {
  const { weights, squares, heads } = given;
  const value = 1 / Math.sqrt(Math.max(1, example.features.hashed.length));
  const rest = { gradient: given.gradient, heads, options: given.options };
  descend(weights.hashed, {
    rows: example.features.hashed,
    squares: squares.hashed,
    value,
    ...rest,
  });
  descend(weights.concepts, {
    rows: example.concepts,
    squares: squares.concepts,
    value: CONCEPT_VALUE,
    ...rest,
  });
  descend(weights.bias, { rows: new Int32Array(1), squares: squares.bias, value: 0.3, ...rest });
}

interface Descent {
  readonly rows: Int32Array;
  readonly squares: Float32Array;
  readonly value: number;
  readonly gradient: Float32Array;
  readonly heads: number;
  readonly options: TrainingOptions;
}

function descend(table: Float32Array, descent: Descent): void {
  const { rows, squares, value, gradient, heads, options } = descent;
  for (let index = 0; index < rows.length; index += 1) {
    const row = (rows[index] as number) * heads;
    for (let head = 0; head < heads; head += 1) {
      const slope = (gradient[head] as number) * value;
      if (slope === 0) continue;
      const old = table[row + head] as number;
      const total = slope + options.decay * old * Math.abs(slope);
      const square = (squares[row + head] as number) + total * total;
      squares[row + head] = square;
      table[row + head] = old - (options.rate * total) / (Math.sqrt(square) + 1e-3);
    }
  }
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] as number;
    order[index] = order[other] as number;
    order[other] = kept;
  }
}
