import { rememberOnce } from "../../reading/remember_once.ts";
import type { SignalInput } from "../frames/signal.ts";
import { heardInteraction, scoreHeads, type HeardInteraction } from "./concept_network.ts";
import { mixScores, scoreWording } from "./score_wording.ts";
import { wordedInteraction, type WordedInteraction } from "./wording_features.ts";
import { WORDING_MODEL } from "./wording_model.ts";
import { WRONGS_MODEL, type Wrong, type WrongsModel } from "./wrongs_model.ts";

/** How likely an answer does a wrong, 0 to 1. */
export interface RecognizedWrong {
  readonly wrong: Wrong;
  readonly probability: number;
}

/** What the models say of an interaction. A statistical measure: it never makes a verdict by itself. */
export interface Recognition {
  /** How likely the answer is unlawful at all, 0 to 1. */
  readonly unlawful: number;
  /** Every wrong that the network knows, the likeliest first. */
  readonly wrongs: readonly RecognizedWrong[];
}

/** What a network recognizes in what is heard. */
export function scoreWrongs(heard: HeardInteraction, model: WrongsModel): Recognition {
  const scores = scoreHeads(heard, model.network);
  const wrongs = model.wrongs
    .map((wrong, head) => ({ wrong, probability: scores[head]! }))
    .sort((one, other) => other.probability - one.probability);
  return { unlawful: scores[model.wrongs.length]!, wrongs };
}

/** What the network recognizes in what is heard, and how likely the wording, too, makes the answer unlawful. */
function recognize(heard: HeardInteraction, worded: WordedInteraction): Recognition {
  const { unlawful, wrongs } = scoreWrongs(heard, WRONGS_MODEL);
  const wording = scoreWording(worded, WORDING_MODEL);
  return { unlawful: mixScores({ network: unlawful, wording }, WORDING_MODEL.mix), wrongs };
}

/** How likely the answer is unlawful by itself, whatever was asked, 0 to 1. */
export const unlawfulByItself: (context: SignalInput) => number = rememberOnce((context) => {
  const heard = { ...heardInteraction(context), input: [] };
  return recognize(heard, { ...wordedInteraction(context), input: [] }).unlawful;
});

/** What is recognized in a question and its answer. */
export const recognizeWrongs: (context: SignalInput) => Recognition = rememberOnce((context) =>
  recognize(heardInteraction(context), wordedInteraction(context)),
);
