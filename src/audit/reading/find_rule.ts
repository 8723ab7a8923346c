import { findHit } from "./find_hit.ts";
import { hitsOf } from "./hits_of.ts";
import type { ConceptHit, Reading, Sentence } from "./reading.ts";
import { sentenceAt } from "./sentence_at.ts";

/** Concepts that speak together in one sentence. Alternatives are joined by `|`. */
export interface ConceptPattern {
  /** The first is the anchor; the others stand within `gap` words of it, before or after. */
  readonly near: readonly string[];
  /** In words; 6 when left out. */
  readonly gap?: number;
  /** Stand anywhere in the anchor's sentence. */
  readonly within?: readonly string[];
  /** Stand anywhere in the text. */
  readonly anywhere?: readonly string[];
  /** Stand nowhere in the text. */
  readonly unlessAnywhere?: readonly string[];
  /** Stand nowhere in the anchor's sentence. */
  readonly unless?: readonly string[];
  /** Stand nowhere within `gap` words before or after the anchor. */
  readonly unlessNear?: readonly string[];
}

/** UTF-16 offsets into the text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const GAP = 6;
const WITHOUT_SPACES = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;
const MOST_ANCHORS = 64;
const MOST_SPANS = 8;

/** Finds where a pattern of concepts holds. At most 64 anchors are looked at, 8 spans returned. */
export function findRule(reading: Reading, pattern: ConceptPattern): Span[] {
  const spans: Span[] = [];
  if (pattern.anywhere?.some((step) => hitsOf(reading, step).length === 0)) return spans;
  if (pattern.unlessAnywhere?.some((step) => hitsOf(reading, step).length > 0)) return spans;
  const anchors = hitsOf(reading, pattern.near[0] as string).slice(0, MOST_ANCHORS);
  for (const anchor of anchors) {
    const sentence = reading.sentences[sentenceAt(reading.sentences, anchor.first)];
    if (sentence === undefined) continue;
    const reach = reachOf(anchor, { sentence, gap: gapOf(reading, { pattern, anchor }) });
    const found = neighbours(reading, { pattern, anchor, reach });
    if (found === undefined) continue;
    if (pattern.within?.some((step) => !isWithin(reading, step, sentence))) continue;
    if (pattern.unless?.some((step) => isWithin(reading, step, sentence))) continue;
    if (pattern.unlessNear?.some((step) => isBeside(reading, step, { anchor, reach }))) continue;
    spans.push(spanOf(reading, found));
    if (spans.length === MOST_SPANS) break;
  }
  return spans;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Where every character is a word, a distance counts double. */
function gapOf(reading: Reading, at: { pattern: ConceptPattern; anchor: ConceptHit }): number {
  const gap = at.pattern.gap ?? GAP;
  const word = reading.words[at.anchor.first];
  return word !== undefined && WITHOUT_SPACES.test(word.text) ? 2 * gap : gap;
}

function reachOf(anchor: ConceptHit, limits: { sentence: Sentence; gap: number }): Range {
  return {
    first: Math.max(limits.sentence.first, anchor.first - limits.gap),
    last: Math.min(limits.sentence.last, anchor.last + limits.gap),
  };
}

/** The anchor and the hit of every other step; steps may not all lean on the same words. */
function neighbours(
  reading: Reading,
  search: { pattern: ConceptPattern; anchor: ConceptHit; reach: Range },
): Range | undefined {
  let { first, last } = search.anchor;
  for (const step of search.pattern.near.slice(1)) {
    const hit = findHit(hitsOf(reading, step), {
      place: search.reach,
      accepts: (one) => one.last <= search.anchor.first || one.first >= search.anchor.last,
    });
    if (hit === undefined) return undefined;
    first = Math.min(first, hit.first);
    last = Math.max(last, hit.last);
  }
  return { first, last };
}

function isWithin(reading: Reading, step: string, range: Range): boolean {
  return findHit(hitsOf(reading, step), { place: range }) !== undefined;
}

/** Within reach, and not in the anchor's own words. */
function isBeside(
  reading: Reading,
  step: string,
  place: { anchor: ConceptHit; reach: Range },
): boolean {
  const { anchor, reach } = place;
  return (
    isWithin(reading, step, { first: reach.first, last: anchor.first }) ||
    isWithin(reading, step, { first: anchor.last, last: reach.last })
  );
}

function spanOf(reading: Reading, range: Range): Span {
  const start = reading.words[range.first]?.start ?? 0;
  return { start, end: reading.words[range.last - 1]?.end ?? start };
}
