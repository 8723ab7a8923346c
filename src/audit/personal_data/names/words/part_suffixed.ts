import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_NONE } from "../../../tagging/tokenize.ts";
import { isWorldPlace } from "../../../tagging/world_places.ts";

const APOSTROPHES = new Set(["'", "’"]);
/** What Turkish writes behind a name and an apostrophe. */
const SUFFIXES = new Set(
  "de da te ta den dan ten tan e a ye ya i ı u ü yi yı yu yü in ın un ün nin nın nun nün le la yle yla".split(
    " ",
  ),
);

/** The first token within the name, or right behind it, that bears an ending; -1 for none. */
function endOfBase({ types, tokens }: Analysis, first: number, last: number): number {
  for (let at = first; at <= last; at++) {
    const apostrophe =
      APOSTROPHES.has(types[at + 1]?.lower ?? "") && tokens.gaps[at + 1] === GAP_NONE;
    const ending = tokens.gaps[at + 2] === GAP_NONE && SUFFIXES.has(types[at + 2]?.lower ?? "");
    if (apostrophe && ending) return at;
  }
  return -1;
}

/**
 * A name that ends where a Turkish ending begins, and a person and a town that stand beside each
 * other: "Zeynep", "Ankara" of "Zeynep Ankara'da".
 */
export function partSuffixed(name: TaggedName, analysis: Analysis): TaggedName[] {
  const { types, tokens } = analysis;
  const base = name.kind === "ADDRESS" ? -1 : endOfBase(analysis, name.first, name.last);
  if (base < 0) return [name];
  const cut = { ...name, last: base, end: tokens.ends[base]! };
  const place = isWorldPlace(types[base]!.lower);
  if (name.kind !== "PERSON" || !place || base === name.first) return [cut];
  const town: TaggedName = { ...cut, kind: "LOCATION", first: base, start: tokens.starts[base]! };
  return [{ ...name, last: base - 1, end: tokens.ends[base - 1]! }, town];
}
