import { fromBase64 } from "../tagging/read_ascending.ts";
import type { Model, ModelFile } from "./model.ts";

/** Unpacks a file of weights. */
export function openModel(file: Omit<ModelFile, "origin" | "thresholds">): Model {
  return {
    heads: file.heads,
    size: file.size,
    bias: Float32Array.from(file.bias),
    scale: Float32Array.from(file.scale),
    weights: decode(file.weights),
    concepts: new Map(file.concepts.map((name, index) => [name, index])),
    conceptScale: Float32Array.from(file.concept_scale),
    conceptWeights: decode(file.concept_weights),
  };
}

function decode(base64: string): Int8Array {
  return new Int8Array(fromBase64(base64).buffer);
}
