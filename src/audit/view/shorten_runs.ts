import { plainView } from "./view.ts";
import type { View } from "./view.ts";
import { ViewBuilder } from "./view_builder.ts";

/** Characters in a row of the same one; no text, number or key has as many. */
const LONGEST_RUN = 480;
/** Runs are cut by multiples of it, so that what base64 or hexadecimal groups hide stays aligned. */
const GROUP = 12;
/** Between the places that are looked at; a run that is too long covers at least one. */
const STEP = LONGEST_RUN / 2;

/** The run of the character at a place, `width` UTF-16 units each. */
function runAt(text: string, place: number): { start: number; end: number; width: number } {
  const code = text.charCodeAt(place);
  const isTrail = code >= 0xdc00 && code < 0xe000 && place > 0;
  const character = String.fromCodePoint(text.codePointAt(isTrail ? place - 1 : place) ?? 0);
  const width = character.length;
  let start = width === 2 && isTrail ? place - 1 : place;
  let end = start + width;
  while (text.startsWith(character, end)) end += width;
  while (start >= width && text.startsWith(character, start - width)) start -= width;
  return { start, end, width };
}

/**
 * A text with overlong runs of one character shortened; the last character that is left stands for
 * the rest of its run. Linear, and cheap where there is no such run.
 */
export function shortenRuns(text: string): View {
  let builder: ViewBuilder | null = null;
  let done = 0;
  for (let place = STEP; place < text.length - STEP; place += STEP) {
    const code = text.charCodeAt(place);
    if (code !== text.charCodeAt(place + 2) || code !== text.charCodeAt(place - 2)) continue;
    const { start, end, width } = runAt(text, place);
    const excess = (end - start) / width - LONGEST_RUN;
    if (excess < GROUP) continue;
    builder ??= new ViewBuilder(text.length);
    const kept = LONGEST_RUN + (excess % GROUP);
    const last = start + (kept - 1) * width;
    builder.copy(text, done, last);
    builder.put(text.slice(last, last + width), last, end);
    done = end;
    place = end;
  }
  if (builder === null) return plainView(text);
  builder.copy(text, done, text.length);
  return builder.build();
}
