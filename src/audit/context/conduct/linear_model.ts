import { decodeWeights } from "../../models/decode_weights.ts";

/** A logistic regression over hashed features, as it stands in its file. */
export interface LinearModelFile {
  readonly bias: number;
  /** What one step of an int8 weight is worth. */
  readonly scale: number;
  /** An int8 a hash bucket, in base64. */
  readonly weights: string;
}

/** The regression, ready to score. */
export interface LinearModel extends Omit<LinearModelFile, "weights"> {
  readonly weights: Int8Array;
}

/** Unpacks a file of weights. */
export function openLinearModel(from: LinearModelFile): LinearModel {
  return { ...from, weights: decodeWeights(from.weights) };
}

/** What a regression says of some features, each a bucket: a logit. Many weigh no more than few. */
export function scoreLinear(features: Int32Array, { bias, scale, weights }: LinearModel): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return bias + (scale * sum) / Math.sqrt(Math.max(1, features.length));
}
