import type { InteractionText } from "../interaction.ts";
import type { Reading } from "./reading.ts";
import { rememberOnce } from "./remember_once.ts";
import { splitSentences } from "./split_sentences.ts";
import { splitWords } from "./split_words.ts";

/** A text's words and sentences, which no lexicon changes. */
export type TextParts = Pick<Reading, "words" | "sentences">;

/** Takes a text apart. Time is linear in its length. */
export function takeApart(text: string): TextParts {
  const words = splitWords(text);
  return { words, sentences: splitSentences(text, words) };
}

/** The parts of a submitted text, for every lexicon by which it is read. */
export const partsOf: (submitted: InteractionText) => TextParts = rememberOnce(({ value }) =>
  takeApart(value),
);
