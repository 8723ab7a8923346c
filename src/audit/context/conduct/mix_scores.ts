import file from "./mix.json" with { type: "json" };

/** What each model says of an interaction. */
export interface Scores {
  /** Of the network of concepts, 0 to 1. */
  readonly network: number;
  /** Of how it is worded, a logit. */
  readonly wording: number;
  /** Of what its words mean, a logit. */
  readonly meaning: number;
}

/** How much each counts, as logits. */
export interface Mix extends Scores {
  readonly bias: number;
}

/** Learned on interactions that none of the models had seen. */
export const MIX: Mix = file.mix;

/** Surer than this no network is believed: its logit would outweigh everything. */
const SUREST = 1e-4;

/** How likely an answer is unlawful by all models together, 0 to 1. */
export function mixScores({ network, wording, meaning }: Scores, mix: Mix): number {
  const logit =
    mix.network * logitOf(network) + mix.wording * wording + mix.meaning * meaning + mix.bias;
  return 1 / (1 + Math.exp(-logit));
}

/** The logit of a probability. */
export function logitOf(probability: number): number {
  const bounded = Math.min(1 - SUREST, Math.max(SUREST, probability));
  return Math.log(bounded / (1 - bounded));
}
