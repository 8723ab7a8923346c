import { rewriteMatches } from "./rewrite_matches.ts";
import type { View } from "./view.ts";

/** A text with line feeds alone between its lines: forms and mail end lines with two characters (RFC 5322). */
export function foldLineBreaks(text: string): View {
  return rewriteMatches(text, { pattern: /\r\n?/g, rewrite: () => "\n" });
}
