import type { Vocabulary } from "../reading/build_lexicon.ts";
import { deadlyWords } from "./exaggeration/deadly_words.ts";
import { earnestSigns } from "./exaggeration/earnest_signs.ts";
import { exaggeratedCauses } from "./exaggeration/exaggerated_causes.ts";
import { exaggeratedSayings } from "./exaggeration/exaggerated_sayings.ts";
import { toldDespair } from "./exaggeration/told_despair.ts";

/**
 * What tells an exaggeration from a danger: words of death, what they are said of, and the signs
 * that somebody means it. Every lexicon that hears despair or threats holds them.
 */
export const exaggeration: Vocabulary = {
  ...deadlyWords,
  ...exaggeratedCauses,
  ...exaggeratedSayings,
  ...earnestSigns,
  ...toldDespair,
};
