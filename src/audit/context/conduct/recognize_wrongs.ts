import { heardConcepts, shareOfEach, type HeardConcepts } from "./suspect_conduct.ts";
import type { SignalInput } from "../frames/signal.ts";
import { WRONGS_MODEL, type Wrong, type WrongsModel } from "./wrongs_model.ts";

/** What the network is shown of an interaction. */
export interface HeardInteraction extends HeardConcepts {
  /** The domains that the use case names. */
  readonly domain: readonly string[];
}

/** How likely an answer does a wrong, 0 to 1. */
export interface RecognizedWrong {
  readonly wrong: Wrong;
  readonly probability: number;
}

/** The concepts of each half and the domains, each once. */
export function heardInteraction(context: SignalInput): HeardInteraction {
  return { ...heardConcepts(context), domain: [...context.domains] };
}

/** The rows of the features that a network knows. */
export function rowsOf(heard: HeardInteraction, { rows }: Pick<WrongsModel, "rows">): number[] {
  return (["input", "output", "domain"] as const).flatMap((side) =>
    heard[side].flatMap((name) => rows[side].get(name) ?? []),
  );
}

/** How likely each wrong is, in the order of the model's list. */
export function scoreWrongs(heard: HeardInteraction, model: WrongsModel): Float64Array {
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
  return Float64Array.from(wrongs, (_, index) => {
    let sum = output.bias[index]!;
    for (let unit = 0; unit < units; unit++) {
      sum += output.scale[unit]! * output.weights[index * units + unit]! * sums[unit]!;
    }
    return 1 / (1 + Math.exp(-sum));
  });
}

/**
 * The wrongs that an answer does by all that is heard in it and in its question, the likeliest
 * first. A statistical measure: it never makes a verdict by itself.
 *
 * @param least The probability from which a wrong is named; above 1 none is.
 */
export function recognizeWrongs(context: SignalInput, least: number): RecognizedWrong[] {
  if (least > 1) return [];
  const scores = scoreWrongs(heardInteraction(context), WRONGS_MODEL);
  return WRONGS_MODEL.wrongs
    .map((wrong, index) => ({ wrong, probability: scores[index]! }))
    .filter(({ probability }) => probability >= least)
    .sort((one, other) => other.probability - one.probability);
}
