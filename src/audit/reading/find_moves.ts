import { findHit } from "./find_hit.ts";
import { hitsOf } from "./hits_of.ts";
import type { ConceptHit, Reading } from "./reading.ts";
import { sentenceAt } from "./sentence_at.ts";

/** Moves of one scheme, each harmless by itself, of which several stand together. */
export interface Moves {
  /** Concepts, alternatives joined by `|`; each counts once. */
  readonly of: readonly string[];
  /** How many different ones must stand together. */
  readonly least: number;
  /** Within so many words; 160 when left out. */
  readonly within?: number;
  /** Concepts of negation: what stands right behind one is no move. */
  readonly denial: string;
}

const NEARBY = 160;
/** A negation counts this many words before what it denies. */
const REACH_OF_DENIAL = 2;
const MOST_HITS = 24;

interface Placed extends ConceptHit {
  readonly move: number;
}

/** The stretch of words in which enough different moves stand; undefined where none is. */
export function findMoves(reading: Reading, moves: Moves): ConceptHit | undefined {
  const { of, least, within = NEARBY, denial } = moves;
  const found = of.map((step) => affirmedHits(reading, { step, denial }));
  if (found.filter((hits) => hits.length > 0).length < least) return undefined;
  const placed: Placed[] = found
    .flatMap((hits, move) => hits.map((hit) => ({ ...hit, move })))
    .sort((one, other) => one.first - other.first);
  for (const [index, { first }] of placed.entries()) {
    const last = lastOfEnough(placed.slice(index), { from: first, within, least });
    if (last !== undefined) return { first, last };
  }
  return undefined;
}

/** Where, counted from the first of some hits, enough moves in words of their own have stood. */
function lastOfEnough(
  placed: readonly Placed[],
  { from, within, least }: { from: number; within: number; least: number },
): number | undefined {
  const seen = new Set<number>();
  let taken = 0;
  for (const { first, last, move } of placed) {
    if (first > from + within) return undefined;
    if (seen.has(move) || first < taken) continue;
    seen.add(move);
    taken = last;
    if (seen.size === least) return last;
  }
  return undefined;
}

function affirmedHits(
  reading: Reading,
  { step, denial }: { step: string; denial: string },
): ConceptHit[] {
  const denials = hitsOf(reading, denial);
  // What ends the sentence before denies nothing of this one.
  const isDenied = ({ first }: ConceptHit) => {
    const opening = reading.sentences[sentenceAt(reading.sentences, first)]?.first ?? 0;
    const place = { first: Math.max(opening, first - REACH_OF_DENIAL), last: first };
    return findHit(denials, { place }) !== undefined;
  };
  return hitsOf(reading, step)
    .filter((hit) => !isDenied(hit))
    .slice(0, MOST_HITS);
}
