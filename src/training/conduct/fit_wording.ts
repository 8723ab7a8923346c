import type { WordingModelFile } from "../../audit/context/conduct/wording_model.ts";
import { BUCKETS, wordingFeatures } from "../../audit/context/conduct/wording_features.ts";
import { quantize } from "../safety/quantize.ts";
import { trainHeads } from "../safety/train_heads.ts";
import { weightOfExample } from "./weight_of_example.ts";
import type { WrongExample } from "./wrong_example.ts";

const OPTIONS = { heads: 1, size: BUCKETS, concepts: 0, epochs: 8, rate: 0.3, decay: 0 } as const;
const SEED = 20_261_123;

/** Learns from their words alone whether answers are unlawful. */
export function fitWording(examples: readonly WrongExample[]): Omit<WordingModelFile, "mix"> {
  const taught = examples.map((example) => ({
    features: { hashed: wordingFeatures(example.worded), concepts: [] },
    concepts: new Int32Array(0),
    targets: Float32Array.of(Number(example.unlawful)),
    weights: Float32Array.of(weightOfExample(example)),
  }));
  const { bias, hashed } = trainHeads(taught, { ...OPTIONS, seed: SEED });
  const { scale, base64 } = quantize(hashed, 1);
  return { bias: bias[0]!, scale: scale[0]!, weights: base64 };
}
