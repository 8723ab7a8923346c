import { rewriteMatches } from "./rewrite_matches.ts";
import { plainView } from "./view.ts";
import type { View } from "./view.ts";

/** A tag of running text without attributes (HTML Living Standard, section 4), which may hold data of their own. */
export const TAG =
  /<\/?(p|br|div|li|ul|ol|h[1-6]|table|tr|td|th|blockquote|b|strong|i|em|u|span)(?: ?\/)?>/gi;
/** Those that stand within a line. */
const WITHIN_LINE = /^(?:b|strong|i|em|u|span)$/i;

/** A text without its markup: what a paragraph or a row ends with is a line break. */
export function dropMarkup(text: string): View {
  if (!text.includes("<")) return plainView(text);
  return rewriteMatches(text, {
    pattern: TAG,
    rewrite: ({ 1: name = "" }) => (WITHIN_LINE.test(name) ? "" : "\n"),
  });
}
