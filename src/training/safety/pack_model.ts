import type { ModelFile } from "../../audit/models/model.ts";
import type { Head } from "./heads.ts";
import { quantize } from "./quantize.ts";
import type { Weights } from "./train_heads.ts";

const DECIMALS = 4;

/** Packs weights as they stand in a file, without their origin and thresholds. */
export function packModel(
  weights: Weights,
  settings: {
    readonly heads: readonly Head[];
    readonly size: number;
    readonly concepts: ReadonlyMap<string, number>;
  },
): Omit<ModelFile, "origin" | "thresholds"> {
  const { heads, size, concepts } = settings;
  const hashed = quantize(weights.hashed, heads.length);
  const named = quantize(weights.concepts, heads.length);
  return {
    heads,
    size,
    bias: Array.from(weights.bias, (bias) => Number(bias.toFixed(DECIMALS))),
    scale: hashed.scale,
    weights: hashed.base64,
    concepts: [...concepts.keys()],
    concept_scale: named.scale,
    concept_weights: named.base64,
  };
}
