import { firstIndex } from "../../../reading/first_index.ts";
import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

/** The name that stands at a stretch of the text, with the tokens that the stretch touches; none where no token begins there. */
export function nameAt(
  { tokens }: Analysis,
  { kind, start, end, confidence }: Pick<TaggedName, "kind" | "start" | "end" | "confidence">,
): TaggedName[] {
  const starts = tokens.starts.subarray(0, tokens.count);
  const first = firstIndex(starts, (place) => place >= start);
  if (starts[first] !== start) return [];
  const last = firstIndex(starts, (place) => place >= end) - 1;
  return [{ kind, start, end, first, last, confidence }];
}
