import type { InteractionText } from "../interaction.ts";
import { makeView } from "../view/make_view.ts";
import { locateInValue } from "../view/view.ts";
import type { LexiconNode } from "./build_lexicon.ts";
import { readText } from "./read_text.ts";
import type { Reading } from "./reading.ts";
import { partsOf, takeApart } from "./take_apart.ts";

/**
 * Reads one half of an interaction without its disguises: JSON and other escapes decoded, hidden
 * texts beside it. The offsets of words and sentences are those of the submitted value.
 */
export function readSubmitted(submitted: InteractionText, lexicon: LexiconNode): Reading {
  const view = makeView(submitted);
  const parts = view.text === submitted.value ? partsOf(submitted) : takeApart(view.text);
  const reading = readText(view.text, lexicon, parts);
  if (view.map === null) return reading;
  const relocate = <Place extends { start: number; end: number }>(place: Place): Place => ({
    ...place,
    ...locateInValue(view, place),
  });
  return {
    ...reading,
    text: submitted.value,
    words: reading.words.map(relocate),
    sentences: reading.sentences.map(relocate),
  };
}
