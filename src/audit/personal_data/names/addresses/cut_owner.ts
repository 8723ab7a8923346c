import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

/** What an order or a parcel is, and whose: "55-20913 es de Ana Rocamora, calle Mayor 7". */
const WHOSE =
  /^[\p{N}\p{Lu}-]{3,16} (?:is|es|est|ist|è|é|jest|är|er|belongs|goes|gehört|appartient|pertenece|pertence|appartiene)(?!\p{L})[^,\n]{2,60}, (?=\p{L}|\d)/u;

/** The tagger's address without the sentence about whose it is that stands before its street. */
export function cutOwner(name: TaggedName, { text, tokens }: Analysis): TaggedName {
  if (name.kind !== "ADDRESS") return name;
  const length = WHOSE.exec(text.slice(name.start, name.end))?.[0].length ?? 0;
  if (length === 0) return name;
  const start = name.start + length;
  let { first } = name;
  while (first < name.last && tokens.starts[first]! < start) first++;
  return { ...name, first, start: tokens.starts[first]! };
}
