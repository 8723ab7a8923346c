import type { ConceptHit } from "./reading.ts";

/**
 * The first of some hits, in order of position, that lies inside a stretch of words and that
 * `accepts` takes. Only the hits inside are looked at.
 */
export function findHit(
  hits: readonly ConceptHit[],
  { place, accepts }: { place: ConceptHit; accepts?: (hit: ConceptHit) => boolean },
): ConceptHit | undefined {
  for (let index = firstFrom(hits, place.first); index < hits.length; index += 1) {
    const hit = hits[index] as ConceptHit;
    if (hit.first >= place.last) return undefined;
    if (hit.last <= place.last && (accepts === undefined || accepts(hit))) return hit;
  }
  return undefined;
}

/** The index of the first hit that starts at a word or behind it. */
function firstFrom(hits: readonly ConceptHit[], word: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle] as ConceptHit).first < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
