import { wordingFeatures, type WordedInteraction } from "./wording_features.ts";
import type { Mix, WordingModel } from "./wording_model.ts";

/** Surer than this no network is believed: its logit would outweigh everything. */
const SUREST = 1e-4;

/** How much an answer is worded like unlawful ones: a logit. */
export function scoreWording(worded: WordedInteraction, model: WordingModel): number {
  const features = wordingFeatures(worded);
  let sum = 0;
  for (const feature of features) sum += model.weights[feature]!;
  return model.bias + (model.scale * sum) / Math.sqrt(Math.max(1, features.length));
}

/**
 * How likely an answer is unlawful by a network of concepts and by its wording together, 0 to 1.
 *
 * @param network What the network says, 0 to 1.
 * @param wording What the wording says, a logit.
 */
export function mixScores(
  { network, wording }: { readonly network: number; readonly wording: number },
  mix: Mix,
): number {
  const logit = mix.network * logitOf(network) + mix.wording * wording + mix.bias;
  return 1 / (1 + Math.exp(-logit));
}

/** The logit of a probability. */
export function logitOf(probability: number): number {
  const bounded = Math.min(1 - SUREST, Math.max(SUREST, probability));
  return Math.log(bounded / (1 - bounded));
}
