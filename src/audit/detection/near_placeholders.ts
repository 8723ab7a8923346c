import { PLACEHOLDER } from "../redaction/placeholder.ts";
import { composeViews, plainView } from "../view/view.ts";
import type { Span, View } from "../view/view.ts";
import { ViewBuilder } from "../view/view_builder.ts";

/**
 * How far a placeholder changes what is read around it, in UTF-16 units. Of long texts in many
 * languages as much is clean behind this as behind more than twice as much.
 */
const REACH = 40;
/** How much further a part may go to begin and end with a line. */
const LINE_REACH = 60;
/** UTF-16 units up to which a text is read as a whole, not only in parts. */
const SHORT_TEXT = 1_000;
const SEPARATOR = "\n\n";

/**
 * The parts of a view that a redaction can have changed the reading of: what stands near a
 * placeholder, and all of a short text. Empty where no placeholder is new.
 *
 * @param isNew whether what stood around a placeholder was not read yet since it was put there
 */
export function nearPlaceholders(view: View, isNew: (placeholder: Span) => boolean): View {
  const { text } = view;
  const changed = [...text.matchAll(PLACEHOLDER)].filter((match) =>
    isNew({ start: match.index, end: match.index + match[0].length }),
  );
  if (changed.length === 0) return plainView("");
  if (text.length <= SHORT_TEXT) return view;
  const builder = new ViewBuilder(text.length);
  let done = 0;
  for (const match of changed) {
    const start = Math.max(done, startOfPart(text, match.index - REACH));
    const end = endOfPart(text, match.index + match[0].length + REACH);
    if (end <= done) continue;
    if (start > done && builder.length > 0) builder.put(SEPARATOR, start - 1, start);
    builder.copy(text, start, end);
    done = end;
  }
  return composeViews(view, builder.build(0));
}

/** The beginning of a line, or of a word, at or before a position. */
function startOfPart(text: string, position: number): number {
  if (position <= 0) return 0;
  const from = Math.max(0, position - LINE_REACH);
  const before = text.slice(from, position + 1);
  const line = before.lastIndexOf("\n");
  if (line >= 0 || from === 0) return from + line + 1;
  const word = before.lastIndexOf(" ");
  return word < 0 ? position : from + word + 1;
}

/** The end of a line, or of a word, at or behind a position. */
function endOfPart(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const after = text.slice(position, position + LINE_REACH + 1);
  const line = after.indexOf("\n");
  if (line >= 0) return position + line;
  const word = after.indexOf(" ");
  return word < 0 ? Math.min(text.length, position + LINE_REACH) : position + word;
}
