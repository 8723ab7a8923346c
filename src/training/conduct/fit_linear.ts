import type { LinearModelFile } from "../../audit/context/conduct/linear_model.ts";
import { quantize } from "../safety/quantize.ts";
import { trainHeads } from "../safety/train_heads.ts";
import { weightOfExample } from "./weight_of_example.ts";
import type { WrongExample } from "./wrong_example.ts";

/** How a regression learns. */
export interface LinearTraining {
  /** Of an example, each a bucket. */
  readonly featuresOf: (example: WrongExample) => Int32Array;
  /** Number of buckets. */
  readonly size: number;
  readonly epochs: number;
}

const OPTIONS = { heads: 1, concepts: 0, rate: 0.3, decay: 0 } as const;
const SEED = 20_261_123;

/** Learns from hashed features whether answers are unlawful. */
export function fitLinear(
  examples: readonly WrongExample[],
  { featuresOf, size, epochs }: LinearTraining,
): LinearModelFile {
  const taught = examples.map((example) => ({
    features: { hashed: featuresOf(example), concepts: [] },
    concepts: new Int32Array(0),
    targets: Float32Array.of(Number(example.unlawful)),
    weights: Float32Array.of(weightOfExample(example)),
  }));
  const { bias, hashed } = trainHeads(taught, { ...OPTIONS, size, epochs, seed: SEED });
  const { scale, base64 } = quantize(hashed, 1);
  return { bias: bias[0]!, scale: scale[0]!, weights: base64 };
}
