import { rewriteMatches } from "./rewrite_matches.ts";
import type { View } from "./view.ts";

/** Spaces that forbid a break or have a width of their own. */
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f]/g;

/** A text with ordinary spaces: French and Swiss typography sets others within numbers and before marks. */
export function foldSpaces(text: string): View {
  return rewriteMatches(text, { pattern: SPACES, rewrite: () => " " });
}
