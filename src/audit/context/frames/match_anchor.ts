import { rememberOnce } from "../../reading/remember_once.ts";
import type { Reading, Span } from "../reading.ts";
import {
  alternativesOf,
  beginningsOf,
  LONGEST_BEGINNING,
  needsCharacter,
} from "./beginnings_of.ts";

/** How a pattern is looked for where its words begin. */
interface Search {
  /** The same pattern, which looks at one position only. */
  readonly sticky: RegExp;
  /** Hashes of its beginnings. */
  readonly beginnings: Int32Array;
  /** Some of what it finds begins elsewhere, but only in texts that hold unspaced characters. */
  readonly spacedOnly: boolean;
}

/** Where words begin, by the hashes of their first characters: rows in buckets. */
interface WordBeginnings {
  /** The last row of each bucket; 0 for none. */
  readonly heads: Int32Array;
  /** Per row: the row before in its bucket, the hash and the place. */
  readonly rows: Int32Array;
}

const WORD_START = /^\(\?<!(?:\\p\{L\}|\[\\p\{L\}\\p\{N\}\])\)/;
/** Scripts that put no space between words, or join particles to them. */
const UNSPACED = /[\u0590-\u07ff\u0900-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** What stands in the index wherever it is, and not only where a word begins. */
const INDEXED_ANYWHERE = new RegExp(`^(?:${UNSPACED.source}|\\d)`);
const LETTER = /\p{L}/u;
/** More than the beginnings in a submission, so that most buckets hold one or none. */
const BUCKETS = 16_384;

const searches = new WeakMap<RegExp, { readonly search: Search | null }>();

function extend(hash: number, code: number): number {
  return (Math.imul(hash, 0x01000193) ^ code) | 0;
}

function bucketOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/**
 * Where a pattern with the flag `g` stands in a text, in order, as `matchAll` has it. Patterns of
 * words are tried only where one of their beginnings begins a word, which spares most of the work.
 */
export function matchAnchor(reading: Reading, anchor: RegExp): Iterable<RegExpExecArray> {
  const search = searchIn(reading, anchor);
  if (search === null) return reading.lower.matchAll(anchor);
  const places = placesOf(search.beginnings, indexOf(reading));
  return places.length === 0 ? NONE : matchAt(places, { search, text: reading.lower });
}

/** Whether a pattern stands anywhere in a text, with the flag `g` or without it. */
export function standsIn(reading: Reading, pattern: RegExp): boolean {
  const known = answersOf(reading);
  let answer = known.get(pattern);
  if (answer === undefined) {
    answer = standsWithin(reading, pattern, { start: 0, end: reading.lower.length });
    known.set(pattern, answer);
  }
  return answer;
}

/** What was answered about a text: many signals ask for the same. */
const answersOf = rememberOnce((_: Reading) => new Map<RegExp, boolean>());

/** Whether a pattern stands in a stretch of a text, as if nothing stood around it. */
export function standsWithin(reading: Reading, pattern: RegExp, { start, end }: Span): boolean {
  const text = reading.lower.slice(start, end);
  const search = searchIn(reading, pattern);
  if (search === null) return text.search(pattern) >= 0;
  const standsAt = (place: number) => {
    search.sticky.lastIndex = place - start;
    return place >= start && place < end && search.sticky.test(text);
  };
  // A stretch may begin within a word.
  return standsAt(start) || placesOf(search.beginnings, indexOf(reading)).some(standsAt);
}

const NONE: readonly RegExpExecArray[] = [];

function* matchAt(
  places: readonly number[],
  { search, text }: { search: Search; text: string },
): Generator<RegExpExecArray> {
  let done = 0;
  for (const place of places) {
    if (place < done) continue;
    search.sticky.lastIndex = place;
    const match = search.sticky.exec(text);
    if (match === null) continue;
    done = Math.max(place + 1, place + match[0].length);
    yield match;
  }
}

/** Every place where one of the beginnings stands, ascending, and perhaps a few others. */
function placesOf(beginnings: Int32Array, { heads, rows }: WordBeginnings): number[] {
  const places: number[] = [];
  for (let at = 0; at < beginnings.length; at++) {
    const hash = beginnings[at]!;
    for (let row = heads[bucketOf(hash)]!; row !== 0; row = rows[row]!) {
      if (rows[row + 1] === hash) places.push(rows[row + 2]!);
    }
  }
  return places.sort((one, other) => one - other);
}

function searchIn(reading: Reading, pattern: RegExp): Search | null {
  const search = searchOf(pattern);
  return search?.spacedOnly && holdsUnspaced(reading) ? null : search;
}

const holdsUnspaced = rememberOnce(({ lower }: Reading) => UNSPACED.test(lower));

/** Null where the pattern may begin in the middle of a word, or does not spell out how. */
function searchOf(anchor: RegExp): Search | null {
  const known = searches.get(anchor);
  if (known !== undefined) return known.search;
  const search = /^g?u$/.test(anchor.flags) ? makeSearch(anchor.source) : null;
  searches.set(anchor, { search });
  return search;
}

function makeSearch(source: string): Search | null {
  const beginnings = new Set<number>();
  let spacedOnly = false;
  for (const alternative of alternativesOf(source)) {
    const some = beginningsOf(alternative);
    if (some === null || !isIndexed(alternative, some)) {
      if (!needsCharacter(alternative, UNSPACED)) return null;
      spacedOnly = true;
      continue;
    }
    for (const beginning of some) {
      let hash = 0;
      for (let at = 0; at < beginning.length; at++) hash = extend(hash, beginning.charCodeAt(at));
      beginnings.add(hash);
    }
  }
  return { sticky: new RegExp(source, "uy"), beginnings: Int32Array.from(beginnings), spacedOnly };
}

function isIndexed(alternative: string, beginnings: ReadonlySet<string>): boolean {
  if (WORD_START.test(alternative)) return true;
  return [...beginnings].every((beginning) => INDEXED_ANYWHERE.test(beginning));
}

const indexOf = rememberOnce(({ lower }: Reading) => makeIndex(lower));

/** Where words may begin: marks that are not ASCII count, too, every digit and unspaced character. */
function wordStarts(text: string): number[] {
  const starts: number[] = [];
  let inWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      const isLetter = code >= 0x61 && code <= 0x7a;
      if (isLetter ? !inWord : code >= 0x30 && code <= 0x39) starts.push(at);
      inWord = isLetter;
    } else {
      if (!inWord || (code >= 0x590 && UNSPACED.test(text.charAt(at)))) starts.push(at);
      inWord = LETTER.test(text.charAt(at));
    }
  }
  return starts;
}

function makeIndex(text: string): WordBeginnings {
  const starts = wordStarts(text);
  const heads = new Int32Array(BUCKETS);
  const rows = new Int32Array(3 * (starts.length * LONGEST_BEGINNING + 1));
  let row = 3;
  for (const start of starts) {
    const end = Math.min(text.length, start + LONGEST_BEGINNING);
    let hash = 0;
    for (let at = start; at < end; at++) {
      hash = extend(hash, text.charCodeAt(at));
      const bucket = bucketOf(hash);
      rows[row] = heads[bucket]!;
      rows[row + 1] = hash;
      rows[row + 2] = start;
      heads[bucket] = row;
      row += 3;
    }
  }
  return { heads, rows };
}
