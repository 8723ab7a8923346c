import { logitOf } from "../../audit/context/conduct/score_wording.ts";
import type { Mix } from "../../audit/context/conduct/wording_model.ts";

/** What network and wording said of an interaction that neither had learned. */
export interface Unseen {
  /** 0 to 1. */
  readonly network: number;
  /** A logit. */
  readonly wording: number;
  readonly truth: boolean;
  /** How many times it counts. */
  readonly weight: number;
}

const ROUNDS = 400;
const RATE = 0.5;

/** How much each counts: a logistic regression over both logits, by gradient descent. */
export function fitMix(unseen: readonly Unseen[]): Mix {
  const mix = { network: 1, wording: 1, bias: 0 };
  const rows = unseen.map(({ network, ...rest }) => ({ ...rest, network: logitOf(network) }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = { network: 0, wording: 0, bias: 0 };
    for (const { network, wording, truth, weight } of rows) {
      const logit = mix.network * network + mix.wording * wording + mix.bias;
      const error = weight * (1 / (1 + Math.exp(-logit)) - Number(truth));
      slope.network += error * network;
      slope.wording += error * wording;
      slope.bias += error;
    }
    mix.network -= (RATE * slope.network) / total;
    mix.wording -= (RATE * slope.wording) / total;
    mix.bias -= (RATE * slope.bias) / total;
  }
  return {
    network: rounded(mix.network),
    wording: rounded(mix.wording),
    bias: rounded(mix.bias),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
