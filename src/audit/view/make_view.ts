import type { InteractionText } from "../interaction.ts";
import { decodeEscapes } from "./decode_escapes.ts";
import { decodeJsonStrings } from "./decode_json_strings.ts";
import { foldCharacters } from "./fold_characters.ts";
import { foldLineBreaks } from "./fold_line_breaks.ts";
import { foldHomoglyphs } from "./fold_homoglyphs.ts";
import { findHiddenTexts } from "./find_hidden_texts.ts";
import { shortenRuns } from "./shorten_runs.ts";
import { composeViews, plainView } from "./view.ts";
import type { View } from "./view.ts";
import { ViewBuilder } from "./view_builder.ts";

const STEPS = [shortenRuns, foldLineBreaks, foldCharacters, decodeEscapes, foldHomoglyphs];

/** A half is read by the detectors of personal data and again by those of hazards. */
const VIEWS = new WeakMap<InteractionText, View>();

/**
 * How detectors read one half of an interaction: with whatever disguises its characters taken away,
 * and with the texts that it hides behind it. Ordinary text is read as it is.
 */
export function makeView(submitted: InteractionText): View {
  const known = VIEWS.get(submitted);
  if (known !== undefined) return known;
  const view = withHiddenTexts(unmask(submitted));
  VIEWS.set(submitted, view);
  return view;
}

function withHiddenTexts(view: View): View {
  const hidden = findHiddenTexts(view.text);
  if (hidden.length === 0) return view;
  const { length } = view.text;
  const builder = new ViewBuilder(length * 2);
  builder.copy(view.text, 0, length);
  for (const { text, places, start, end } of hidden) {
    builder.put("\n\n", length - 1, length);
    if (places === null) builder.put(text, start, end);
    else
      for (const [index, place] of places.entries())
        builder.put(text.charAt(index), place, place + 1);
  }
  return composeViews(view, builder.build(length));
}

/** One half of an interaction without disguises, texts that it hides left out. */
export function unmask(submitted: InteractionText): View {
  const { value, format } = submitted;
  let view = format === "json" ? decodeJsonStrings(value) : plainView(value);
  for (const step of STEPS) view = composeViews(view, step(view.text));
  return view;
}
