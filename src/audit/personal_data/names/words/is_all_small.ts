import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

const SMALL = 0;

/** Whether a name has no capital, as where people write all in small letters. */
export function isAllSmall({ first, last }: TaggedName, { types }: Analysis): boolean {
  for (let at = first; at <= last; at++) {
    const { casing, isSymbol } = types[at]!;
    if (!isSymbol && casing !== SMALL) return false;
  }
  return true;
}
