import { rewriteMatches } from "./rewrite_matches.ts";
import { plainView } from "./view.ts";
import type { View } from "./view.ts";

/** Two asterisks around words that stand out (CommonMark 0.31, section 6.2); more of them hide digits. */
export const EMPHASIS = /(?<![*\w])\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![*\w])/g;

/** A text without the marks of what stands out in it. */
export function dropEmphasis(text: string): View {
  if (!text.includes("**")) return plainView(text);
  return rewriteMatches(text, { pattern: EMPHASIS, rewrite: () => "" });
}
