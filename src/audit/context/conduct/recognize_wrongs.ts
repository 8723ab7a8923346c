import type { SignalInput } from "../frames/signal.ts";
import { heardInteraction, scoreHeads, type HeardInteraction } from "./concept_network.ts";
import { WRONGS_MODEL, type Wrong, type WrongsModel } from "./wrongs_model.ts";

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

const known = new WeakMap<SignalInput, Recognition>();

/** What a model recognizes in what is heard. */
export function scoreWrongs(heard: HeardInteraction, model: WrongsModel): Recognition {
  const scores = scoreHeads(heard, model.network);
  const wrongs = model.wrongs
    .map((wrong, head) => ({ wrong, probability: scores[head]! }))
    .sort((one, other) => other.probability - one.probability);
  return { unlawful: scores[model.wrongs.length]!, wrongs };
}

/** How likely the answer is unlawful by what is heard in it alone, 0 to 1. */
export function unlawfulByItself(context: SignalInput): number {
  return scoreWrongs({ ...heardInteraction(context), input: [] }, WRONGS_MODEL).unlawful;
}

/** What is recognized by all that is heard in a question and its answer. Remembered. */
export function recognizeWrongs(context: SignalInput): Recognition {
  const before = known.get(context);
  if (before !== undefined) return before;
  const recognition = scoreWrongs(heardInteraction(context), WRONGS_MODEL);
  known.set(context, recognition);
  return recognition;
}
