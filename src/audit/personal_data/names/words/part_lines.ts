import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GAP_LINE } from "../../../tagging/tokenize.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

/** Only a longer line is so full that a name in it may go on in the next one. */
const SHORTEST_WRAPPED = 48;
const BLANK_LINE = /\n[^\S\n]*\n/u;

/** Whether the line break before the token ends what stands before it. */
function breaks({ text, tokens }: Analysis, at: number): boolean {
  if (tokens.gaps[at] !== GAP_LINE) return false;
  const end = tokens.ends[at - 1]!;
  if (BLANK_LINE.test(text.slice(end, tokens.starts[at]!))) return true;
  return (
    text.slice(Math.max(0, end - SHORTEST_WRAPPED), end).includes("\n") || end < SHORTEST_WRAPPED
  );
}

/** A person's name in several lines: one name for each line but those that text may have wrapped. */
export function partLines(name: TaggedName, analysis: Analysis): TaggedName[] {
  if (name.kind !== "PERSON") return [name];
  const { starts, ends } = analysis.tokens;
  const parts: TaggedName[] = [];
  let first = name.first;
  for (let at = name.first + 1; at <= name.last + 1; at++) {
    if (at <= name.last && !breaks(analysis, at)) continue;
    parts.push({ ...name, first, last: at - 1, start: starts[first]!, end: ends[at - 1]! });
    first = at;
  }
  return parts;
}
