import { shareOfEach, type HeardConcepts } from "../../audit/context/conduct/suspect_conduct.ts";
import type { ConductWeights } from "../../audit/context/conduct/conduct_weights.ts";

/** What was heard in an interaction, and whether its answer breaks a law. */
export interface ConductExample {
  readonly heard: HeardConcepts;
  readonly unlawful: boolean;
  /** Examples of a group are held out together. */
  readonly group: string;
}

const ROUNDS = 12;
const RATE = 0.15;
const DECAY = 1e-5;
/** Smaller weights are left out of the file. */
const SMALLEST = 0.01;

/** Logistic regression over the presence of concepts, by AdaGrad in a fixed order. */
export function fitConduct(examples: readonly ConductExample[]): ConductWeights {
  const weights = new Map<string, { weight: number; gradient: number }>();
  const bias = { weight: 0, gradient: 0.01 };
  const placeOf = (key: string) => {
    const place = weights.get(key) ?? { weight: 0, gradient: 0.01 };
    weights.set(key, place);
    return place;
  };
  const prepared = examples.map(({ heard, unlawful }) => ({
    places: [
      ...heard.input.map((concept) => placeOf(`i${concept}`)),
      ...heard.output.map((concept) => placeOf(`o${concept}`)),
    ],
    share: shareOfEach(heard.input.length + heard.output.length),
    unlawful,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { places, share, unlawful } of shuffled(prepared, round)) {
      const sum = places.reduce((total, { weight }) => total + weight, 0) * share + bias.weight;
      const error = 1 / (1 + Math.exp(-sum)) - (unlawful ? 1 : 0);
      for (const place of places) step(place, error * share + DECAY * place.weight);
      step(bias, error);
    }
  }
  return { bias: rounded(bias.weight), input: side(weights, "i"), output: side(weights, "o") };
}

function step(place: { weight: number; gradient: number }, gradient: number): void {
  place.gradient += gradient * gradient;
  place.weight -= (RATE * gradient) / Math.sqrt(place.gradient);
}

/** The same order for the same round, whatever machine it runs on. */
function shuffled<T>(items: readonly T[], round: number): T[] {
  const order = [...items];
  let state = 2654435761 ^ (round + 1);
  for (let index = order.length - 1; index > 0; index--) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}

function side(
  weights: ReadonlyMap<string, { weight: number }>,
  prefix: string,
): Record<string, number> {
  const entries = [...weights]
    .filter(([key, { weight }]) => key.startsWith(prefix) && Math.abs(weight) >= SMALLEST)
    .map(([key, { weight }]) => [key.slice(1), rounded(weight)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}
