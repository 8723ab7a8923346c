import { rememberOnce } from "../../reading/remember_once.ts";
import type { SignalInput } from "../frames/signal.ts";
import { heardInteraction, scoreHeads, type HeardInteraction } from "./concept_network.ts";
import { scoreLinear } from "./linear_model.ts";
import { meaningFeatures, meantInteraction, type MeantInteraction } from "./meaning_features.ts";
import { MEANING_MODEL } from "./meaning_model.ts";
import { MIX, mixScores } from "./mix_scores.ts";
import { wordedInteraction, wordingFeatures, type WordedInteraction } from "./wording_features.ts";
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

/** An interaction as each model is shown it. */
interface Shown {
  readonly heard: HeardInteraction;
  readonly worded: WordedInteraction;
  readonly meant: MeantInteraction;
}

const shown: (context: SignalInput) => Shown = rememberOnce((context) => ({
  heard: heardInteraction(context),
  worded: wordedInteraction(context),
  meant: meantInteraction(context),
}));

/** What the network recognizes in what is heard, and how likely all models make the answer unlawful. */
function recognize({ heard, worded, meant }: Shown): Recognition {
  const { unlawful, wrongs } = scoreWrongs(heard, WRONGS_MODEL);
  const scores = {
    network: unlawful,
    wording: scoreLinear(wordingFeatures(worded), WORDING_MODEL),
    meaning: scoreLinear(meaningFeatures(meant), MEANING_MODEL),
  };
  return { unlawful: mixScores(scores, MIX), wrongs };
}

/** How likely the answer is unlawful by itself, whatever was asked, 0 to 1. */
export const unlawfulByItself: (context: SignalInput) => number = rememberOnce((context) => {
  const { heard, worded, meant } = shown(context);
  return recognize({
    heard: { ...heard, input: [], asked: [] },
    worded: { ...worded, input: [] },
    meant: { ...meant, input: [] },
  }).unlawful;
});

/** What is recognized in a question and its answer. */
export const recognizeWrongs: (context: SignalInput) => Recognition = rememberOnce((context) =>
  recognize(shown(context)),
);
