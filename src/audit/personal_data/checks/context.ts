import type { WordList } from "./word_list.ts";

/** How far a word may stand from the value it is about, in UTF-16 units. */
const REACH_BEFORE = 60;
const REACH_AFTER = 30;

/**
 * Whether one of the words stands near a value: before it, or shortly after it on the same line.
 *
 * @param span Offsets of the value in UTF-16 units.
 */
export function hasContext(
  text: string,
  words: WordList,
  span: { readonly start: number; readonly end: number },
): boolean {
  return words.test(textBefore(text, span.start)) || words.test(textAfter(text, span.end));
}

/** The text before a value within reach, back to the end of a paragraph. */
export function textBefore(text: string, start: number, reach = REACH_BEFORE): string {
  const before = text.slice(Math.max(0, start - reach), start);
  return before.slice(before.lastIndexOf("\n\n") + 1);
}

/** The rest of the line after a value within reach. */
export function textAfter(text: string, end: number, reach = REACH_AFTER): string {
  const after = text.slice(end, end + reach);
  const cut = after.indexOf("\n");
  return cut < 0 ? after : after.slice(0, cut);
}
