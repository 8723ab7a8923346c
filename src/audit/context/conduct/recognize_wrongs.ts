import type { SignalInput } from "../frames/signal.ts";
import { WRONGS_MODEL, type Wrong, type WrongsModel } from "./wrongs_model.ts";

/** What the network is shown of an interaction: the concepts of each half and the domains, each once. */
export interface HeardInteraction {
  readonly input: readonly string[];
  readonly output: readonly string[];
  /** The domains that the use case names. */
  readonly domain: readonly string[];
}

/** How likely an answer does a wrong, 0 to 1. */
export interface RecognizedWrong {
  readonly wrong: Wrong;
  readonly probability: number;
}

/** What the network says of an interaction. A statistical measure: it never makes a verdict by itself. */
export interface Recognition {
  /** How likely the answer is unlawful at all, 0 to 1. */
  readonly unlawful: number;
  /** Every wrong that the network knows, the likeliest first. */
  readonly wrongs: readonly RecognizedWrong[];
}

/** So much what is heard in a text weighs together, however much it is. */
const SHARE = 3;

const known = new WeakMap<SignalInput, Recognition>();

/** What an interaction is to the network. */
export function heardInteraction({ input, output, domains }: SignalInput): HeardInteraction {
  return {
    input: [...input.words.concepts.keys()],
    output: [...output.words.concepts.keys()],
    domain: [...domains],
  };
}

/** How much each of so many features counts, so that long texts weigh no more than short ones. */
export function shareOfEach(features: number): number {
  return SHARE / Math.sqrt(Math.max(1, features));
}

/** The rows of the features that a network knows. */
export function rowsOf(heard: HeardInteraction, { rows }: Pick<WrongsModel, "rows">): number[] {
  return (["input", "output", "domain"] as const).flatMap((side) =>
    heard[side].flatMap((name) => rows[side].get(name) ?? []),
  );
}

/** How likely each wrong is, in the order of the model's list, and that the answer is unlawful. */
export function scoreWrongs(
  heard: HeardInteraction,
  model: WrongsModel,
): { readonly wrongs: Float64Array; readonly unlawful: number } {
  const { hidden, output, wrongs } = model;
  const units = hidden.bias.length;
  const sums = new Float64Array(units);
  const rows = rowsOf(heard, model);
  for (const row of rows) {
    for (let unit = 0; unit < units; unit++) sums[unit]! += hidden.weights[row * units + unit]!;
  }
  const share = shareOfEach(rows.length);
  for (let unit = 0; unit < units; unit++) {
    sums[unit] = Math.tanh(hidden.bias[unit]! + share * hidden.scale[unit]! * sums[unit]!);
  }
  const probabilities = Float64Array.from(output.bias, (bias, head) => {
    let sum = bias;
    for (let unit = 0; unit < units; unit++) {
      sum += output.scale[unit]! * output.weights[head * units + unit]! * sums[unit]!;
    }
    return 1 / (1 + Math.exp(-sum));
  });
  return {
    wrongs: probabilities.subarray(0, wrongs.length),
    unlawful: probabilities[wrongs.length]!,
  };
}

/** What is recognized by all that is heard in a question and its answer. Remembered. */
export function recognizeWrongs(context: SignalInput): Recognition {
  const before = known.get(context);
  if (before !== undefined) return before;
  const scores = scoreWrongs(heardInteraction(context), WRONGS_MODEL);
  const wrongs = WRONGS_MODEL.wrongs
    .map((wrong, index) => ({ wrong, probability: scores.wrongs[index]! }))
    .sort((one, other) => other.probability - one.probability);
  const recognition = { unlawful: scores.unlawful, wrongs };
  known.set(context, recognition);
  return recognition;
}
