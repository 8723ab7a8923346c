import { findExaggerations } from "./find_exaggerations.ts";
import { hitsOf } from "./hits_of.ts";
import type { ConceptHit, Reading } from "./reading.ts";

const LONGER =
  "exaggeration.saying|exaggeration.rather|exaggeration.conditional|exaggeration.outcry|exaggeration.vow";

/**
 * Frames say how something is talked about, and that stays as it is; so does hatred: "I'd rather die
 * than marry one of them" exaggerates, and insults all the same.
 */
const KEPT =
  /^(?:frame|plan\.told|exaggeration|people|hate|contempt|scorn|revile|incite|mob|banish|chase|nest)/;

/**
 * A reading in which words of dying and killing that only exaggerate mean nothing: no concept stands
 * where they do. Whatever else the text says is heard as before, so that despair in the next
 * sentence is found.
 */
export function withoutExaggerations(reading: Reading): Reading {
  const exaggerations = findExaggerations(reading);
  if (exaggerations.length === 0) return reading;
  const emptied = widened(reading, exaggerations);
  const concepts = new Map<string, readonly ConceptHit[]>();
  for (const [concept, hits] of reading.concepts) {
    const kept = KEPT.test(concept) ? hits : hits.filter((hit) => !touches(hit, emptied));
    if (kept.length > 0) concepts.set(concept, kept);
  }
  return { ...reading, concepts };
}

/** Where an exaggeration begins with the wish itself ("want to die of"), the longer hit counts. */
function widened(reading: Reading, exaggerations: readonly ConceptHit[]): readonly ConceptHit[] {
  const longer = hitsOf(reading, LONGER);
  return [...exaggerations, ...longer.filter((hit) => touches(hit, exaggerations))];
}

function touches(hit: ConceptHit, places: readonly ConceptHit[]): boolean {
  return places.some((place) => hit.first < place.last && hit.last > place.first);
}
