import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

/** Between a firm and its street. */
const BETWEEN = /^[,;/]? ?\n?/u;

/** The tagger's address without the firm that stands before its street: "Orvokki Tmi, Kirkkokatu 2". */
export function cutFirm(
  name: TaggedName,
  { text, tokens }: Analysis,
  firms: readonly TaggedName[],
): TaggedName {
  if (name.kind !== "ADDRESS") return name;
  const firm = firms.find(({ start, end }) => start >= name.start && end < name.end);
  if (firm === undefined) return name;
  const start = firm.end + (BETWEEN.exec(text.slice(firm.end, firm.end + 3))?.[0].length ?? 0);
  let { first } = name;
  while (first < name.last && tokens.starts[first]! < start) first++;
  return { ...name, first, start: tokens.starts[first]! };
}
