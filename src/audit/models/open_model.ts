import { decodeWeights } from "./decode_weights.ts";
import type { Model, ModelFile } from "./model.ts";

/** Unpacks a file of weights. */
export function openModel(file: Omit<ModelFile, "origin" | "thresholds">): Model {
  return {
    heads: file.heads,
    size: file.size,
    bias: Float32Array.from(file.bias),
    scale: Float32Array.from(file.scale),
    weights: decodeWeights(file.weights),
    concepts: new Map(file.concepts.map((name, index) => [name, index])),
    conceptScale: Float32Array.from(file.concept_scale),
    conceptWeights: decodeWeights(file.concept_weights),
  };
}
