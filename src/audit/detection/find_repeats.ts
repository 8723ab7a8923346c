import type { PersonalData } from "../report.ts";
import { findAll } from "../reading/find_all.ts";
import { KIND_RULES } from "./kind_rules.ts";
import { locateInValue } from "../view/view.ts";
import type { Span, View } from "../view/view.ts";

/** A value that was found, and the finding it comes from. */
export interface FoundValue {
  readonly value: string;
  readonly found: PersonalData;
}

/** Shorter values stand for too many other things. */
const MINIMUM_LENGTH = 4;
/** Chinese, Japanese and Korean write whole names with three characters, and no spaces. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}]{3,}$/u;

const WORD = /[\p{L}\p{N}_]/u;

/** What stands on a stretch already: a place gives way to the address that it is a part of. */
const SETTLED = 1;
const PLACE = 2;

/** Whether a stretch is not cut out of a longer word or number. */
function standsAlone(text: string, { start, end }: Span): boolean {
  if (UNSPACED.test(text.slice(start, end))) return true;
  if (WORD.test(text[start] ?? "") && WORD.test(text[start - 1] ?? "")) return false;
  return !(WORD.test(text[end - 1] ?? "") && WORD.test(text[end] ?? ""));
}

/**
 * Further occurrences of values that identify a person and were found once, where nothing around
 * them tells what they are.
 *
 * @param options `values`: what to search, decoded; `taken`: what was found in the submitted value
 *   already.
 * @returns Spans of the submitted value, none overlapping another or a taken one (addresses may
 *   overlap places), each with the finding that it repeats.
 */
export function findRepeats(
  view: View,
  options: { readonly values: readonly FoundValue[]; readonly taken: readonly PersonalData[] },
): (Span & { readonly found: PersonalData })[] {
  if (options.values.length === 0) return [];
  const covered = new Uint8Array(
    view.map?.ends.reduce((one, other) => Math.max(one, other), 0) ?? view.text.length,
  );
  for (const { start, end, kind } of options.taken) {
    covered.fill(kind === "LOCATION" ? PLACE : SETTLED, start, end);
  }
  const repeats: (Span & { readonly found: PersonalData })[] = [];
  const searched = new Set<string>();
  const { text } = view;
  const sought = options.values.filter(({ value, found }) => {
    const long = value.length >= MINIMUM_LENGTH || UNSPACED.test(value);
    const fits = KIND_RULES[found.kind].identifies && long;
    if (!fits || searched.has(value)) return false;
    searched.add(value);
    return true;
  });
  const places = findAll(text, [...searched]);
  for (const { value, found } of sought) {
    for (const start of places.get(value) ?? []) {
      const read = { start, end: start + value.length };
      if (!standsAlone(text, read)) continue;
      const span = locateInValue(view, read);
      const stretch = covered.subarray(span.start, span.end);
      if (stretch.includes(SETTLED)) continue;
      if (found.kind !== "ADDRESS" && stretch.includes(PLACE)) continue;
      stretch.fill(SETTLED);
      repeats.push({ ...span, found });
    }
  }
  return repeats;
}
