import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GAP_NONE } from "../../../tagging/tokenize.ts";

/** The end of a surname of two that a hyphen joins: "Oczko-Dudek". */
export function endOfDouble({ types, tokens }: Analysis, last: number): number {
  const joined =
    types[last + 1]?.lower === "-" &&
    tokens.gaps[last + 1] === GAP_NONE &&
    tokens.gaps[last + 2] === GAP_NONE &&
    types[last + 2]?.casing === 1;
  return joined ? last + 2 : last;
}
