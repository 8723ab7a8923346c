import { plainView } from "./view.ts";
import { ViewBuilder } from "./view_builder.ts";
import type { View } from "./view.ts";

/** Mail programs wrap lines at 72 to 78 characters (RFC 5322, section 2.1.1), others somewhat earlier or later. */
const NARROWEST = 56;
const WIDEST = 100;
/** A break between two lines of running text, and the first word behind it. */
const BREAK = /(?<=\S)\n(?=([^\s>|*#•\-–]\S*))/g;

/**
 * A text whose lines were wrapped by a program, with spaces instead of such breaks: the next word
 * would not have fitted on the line. Lines that end earlier, of lists, tables and addresses, stay.
 */
export function joinWrappedLines(text: string): View {
  const widest = widestLine(text);
  if (widest < NARROWEST || widest > WIDEST) return plainView(text);
  const builder = new ViewBuilder(text.length);
  let done = 0;
  for (const { index, 1: word = "" } of text.matchAll(BREAK)) {
    const width = index - (text.lastIndexOf("\n", index - 1) + 1);
    if (width < NARROWEST || width + 1 + word.length <= widest) continue;
    builder.copy(text, done, index);
    builder.put(" ", index, index + 1);
    done = index + 1;
  }
  if (done === 0) return plainView(text);
  builder.copy(text, done, text.length);
  return builder.build();
}

function widestLine(text: string): number {
  return text.split("\n").reduce((widest, { length }) => Math.max(widest, length), 0);
}
