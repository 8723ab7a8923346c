import type { Reading } from "../reading.ts";
import { alternativesOf, beginningsOf, LONGEST_BEGINNING } from "./beginnings_of.ts";

/** How a pattern is looked for where its words begin. */
interface Search {
  /** The same pattern, which looks at one position only. */
  readonly sticky: RegExp;
  readonly beginnings: ReadonlySet<string>;
}

const WORD_START = /^\(\?<!(?:\\p\{L\}|\[\\p\{L\}\\p\{N\}\])\)/;
/** Scripts that put no space between words, or join particles to them. */
const UNSPACED = /[\u0590-\u07ff\u0900-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const LETTER = /\p{L}/u;

const searches = new WeakMap<RegExp, { readonly search: Search | null }>();
const indexes = new WeakMap<Reading, ReadonlyMap<string, readonly number[]> | null>();

/**
 * Where a pattern with the flag `g` stands in a text, in order, as `matchAll` has it. Patterns of
 * words are tried only where one of their beginnings begins a word, which spares most of the work.
 */
export function* matchAnchor(reading: Reading, anchor: RegExp): Generator<RegExpExecArray> {
  const search = searchOf(anchor);
  const index = search === null ? null : indexOf(reading);
  if (search === null || index === null) {
    yield* reading.lower.matchAll(anchor);
    return;
  }
  const { sticky, beginnings } = search;
  const places: number[] = [];
  for (const beginning of beginnings) {
    for (const place of index.get(beginning) ?? []) places.push(place);
  }
  let done = 0;
  for (const place of places.sort((one, other) => one - other)) {
    if (place < done) continue;
    sticky.lastIndex = place;
    const match = sticky.exec(reading.lower);
    if (match === null) continue;
    done = Math.max(place + 1, place + match[0].length);
    yield match;
  }
}

/** Null where the pattern may begin in the middle of a word, or does not spell out how. */
function searchOf(anchor: RegExp): Search | null {
  const known = searches.get(anchor);
  if (known !== undefined) return known.search;
  const search = anchor.flags === "gu" ? makeSearch(anchor.source) : null;
  searches.set(anchor, { search });
  return search;
}

function makeSearch(source: string): Search | null {
  const beginnings = new Set<string>();
  for (const alternative of alternativesOf(source)) {
    const some = beginningsOf(alternative);
    if (some === null) return null;
    const joined = [...some].every((beginning) => UNSPACED.test(beginning.charAt(0)));
    if (!joined && !WORD_START.test(alternative)) return null;
    for (const beginning of some) beginnings.add(beginning);
  }
  return { sticky: new RegExp(source, "uy"), beginnings };
}

/** Where words begin, by their first characters; null for texts of scripts that do not part words. */
function indexOf(reading: Reading): ReadonlyMap<string, readonly number[]> | null {
  const known = indexes.get(reading);
  if (known !== undefined) return known;
  const index = UNSPACED.test(reading.lower) ? null : makeIndex(reading.lower);
  indexes.set(reading, index);
  return index;
}

function makeIndex(text: string): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  let inWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isLetter = code < 0x80 ? code >= 0x61 && code <= 0x7a : LETTER.test(text.charAt(at));
    const begins = !inWord && (isLetter || code >= 0x80 || (code >= 0x30 && code <= 0x39));
    inWord = isLetter;
    for (let length = 1; begins && length <= LONGEST_BEGINNING; length++) {
      const beginning = text.slice(at, at + length);
      const places = index.get(beginning);
      if (places === undefined) index.set(beginning, [at]);
      else if (places.at(-1) !== at) places.push(at);
    }
  }
  return index;
}
