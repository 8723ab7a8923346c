import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME } from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isWorldGiven } from "../persons/is_world_given.ts";

const CAPITALS = 2;

/** Whether words in capitals before a colon head what follows: "FRAUD ALERT: a purchase". */
export function isHeading(
  { first, last, end }: TaggedName,
  { text, types, bits }: Analysis,
): boolean {
  if (!/^ ?[:：]/u.test(text.slice(end, end + 2))) return false;
  for (let at = first; at <= last; at++) {
    const type = types[at]!;
    if (type.casing !== CAPITALS || (bits[at]! & GIVEN_NAME) !== 0) return false;
    if (isWorldGiven(type.lower)) return false;
  }
  return true;
}
