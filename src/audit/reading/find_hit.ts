import { firstIndex } from "./first_index.ts";
import type { ConceptHit } from "./reading.ts";

/**
 * The first of some hits, in order of position, that lies inside a stretch of words and that
 * `accepts` takes. Only the hits inside are looked at.
 */
export function findHit(
  hits: readonly ConceptHit[],
  { place, accepts }: { place: ConceptHit; accepts?: (hit: ConceptHit) => boolean },
): ConceptHit | undefined {
  const from = firstIndex(hits, ({ first }) => first >= place.first);
  for (let index = from; index < hits.length; index += 1) {
    const hit = hits[index] as ConceptHit;
    if (hit.first >= place.last) return undefined;
    if (hit.last <= place.last && (accepts === undefined || accepts(hit))) return hit;
  }
  return undefined;
}
