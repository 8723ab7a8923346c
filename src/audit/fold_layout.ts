import type { Interaction, InteractionText, Side } from "./interaction.ts";
import type { Evidence } from "./report.ts";
import { composeCharacters } from "./view/compose_characters.ts";
import { decodeJsonLetters } from "./view/decode_json_letters.ts";
import { dropEmphasis } from "./view/drop_emphasis.ts";
import { dropMarkup } from "./view/drop_markup.ts";
import { dropSpeaker } from "./view/drop_speaker.ts";
import { unquoteProse } from "./view/unquote_prose.ts";
import { foldLineBreaks } from "./view/fold_line_breaks.ts";
import { foldSpaces } from "./view/fold_spaces.ts";
import { joinWrappedLines } from "./view/join_wrapped_lines.ts";
import { trimText } from "./view/trim_text.ts";
import { composeViews, locateInValue, plainView, type View } from "./view/view.ts";

/** An interaction as it is read, and where what is found in it stands in the submitted one. */
export interface FoldedInteraction {
  readonly interaction: Interaction;
  /** The same stretch, in UTF-16 units of the submitted value. */
  readonly locate: <Stretch extends Evidence>(stretch: Stretch) => Stretch;
}

type Step = (text: string) => View;

const OF_CHARACTERS: readonly Step[] = [foldLineBreaks, foldSpaces, composeCharacters, trimText];
const OF_JSON: readonly Step[] = [decodeJsonLetters, ...OF_CHARACTERS];
/** These know nothing of the syntax of JSON. */
const OF_LINES: readonly Step[] = [
  dropMarkup,
  dropEmphasis,
  unquoteProse,
  joinWrappedLines,
  trimText,
  dropSpeaker,
];

/**
 * An interaction as it was meant, whatever program wrote it down: forms and mail end lines with two
 * characters, quote lines with marks and wrap them; others write accents or spaces as characters of
 * their own, or paragraphs with tags. What the interaction says is the same.
 */
export function foldLayout(interaction: Interaction): FoldedInteraction {
  const views = { input: foldText(interaction.input), output: foldText(interaction.output) };
  const read = (side: Side): InteractionText => {
    const { text, map } = views[side];
    return map === null ? interaction[side] : { ...interaction[side], value: text };
  };
  return {
    interaction: { ...interaction, input: read("input"), output: read("output") },
    locate: (stretch) => {
      const { start, end, side } = stretch;
      return start < end ? { ...stretch, ...locateInValue(views[side], stretch) } : stretch;
    },
  };
}

function foldText({ value, format }: InteractionText): View {
  let view = plainView(value);
  const steps = format === "json" ? OF_JSON : [...OF_CHARACTERS, ...OF_LINES];
  for (const step of steps) view = composeViews(view, step(view.text));
  return view;
}
