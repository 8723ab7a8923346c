import { logitOf, type Mix, type Scores } from "../../audit/context/conduct/mix_scores.ts";

/** What the models said of an interaction that none of them had learned. */
export interface Unseen extends Scores {
  readonly truth: boolean;
  /** How many times it counts. */
  readonly weight: number;
}

const ROUNDS = 400;
const RATE = 0.5;

const PARTS = ["network", "wording", "meaning", "bias"] as const;

/** How much each counts: a logistic regression over their logits, by gradient descent. */
export function fitMix(unseen: readonly Unseen[]): Mix {
  const mix = { network: 1, wording: 1, meaning: 1, bias: 0 };
  const rows = unseen.map((one) => ({ ...one, network: logitOf(one.network), bias: 1 }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = { network: 0, wording: 0, meaning: 0, bias: 0 };
    for (const row of rows) {
      const logit = PARTS.reduce((sum, part) => sum + mix[part] * row[part], 0);
      const error = row.weight * (1 / (1 + Math.exp(-logit)) - Number(row.truth));
      for (const part of PARTS) slope[part] += error * row[part];
    }
    for (const part of PARTS) mix[part] -= (RATE * slope[part]) / total;
  }
  for (const part of PARTS) mix[part] = Math.round(mix[part] * 1000) / 1000;
  return mix;
}
