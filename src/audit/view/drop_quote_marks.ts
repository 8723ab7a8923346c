import { rewriteMatches } from "./rewrite_matches.ts";
import type { View } from "./view.ts";

/** Marks before a line that is quoted (RFC 3676, section 4.5), but for the prompt of an interpreter. */
const QUOTE_MARKS = /^(?!>>> )(?:>[ \t]?){1,8}/gm;

/** A text with the lines that it quotes as they were written: what stands on two of them is read as one. */
export function dropQuoteMarks(text: string): View {
  return rewriteMatches(text, { pattern: QUOTE_MARKS, rewrite: () => "" });
}
