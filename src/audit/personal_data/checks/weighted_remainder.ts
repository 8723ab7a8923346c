/** The weights of the digits from the left, and what the sum is divided by. */
export interface WeightedRule {
  readonly weights: readonly number[];
  readonly modulus: number;
}

/**
 * The sum of the leading digits, each times its weight, modulo the rule's modulus: the core of most national
 * check digits. Only as many digits count as there are weights.
 */
export function weightedRemainder(digits: string, rule: WeightedRule): number {
  const { weights, modulus } = rule;
  let sum = 0;
  for (let place = 0; place < weights.length; place++) {
    sum += (digits.charCodeAt(place) - 48) * (weights[place] ?? 0);
  }
  return ((sum % modulus) + modulus) % modulus;
}
