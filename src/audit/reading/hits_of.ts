import type { ConceptHit, Reading } from "./reading.ts";

const NONE: readonly ConceptHit[] = [];

/** What was joined once for a reading; it goes with the reading. */
const joined = new WeakMap<Reading["concepts"], Map<string, readonly ConceptHit[]>>();

/** Where any of the concepts stands that a step names, joined by `|`, in order of position. */
export function hitsOf(reading: Reading, step: string): readonly ConceptHit[] {
  const alone = reading.concepts.get(step);
  if (alone !== undefined) return alone;
  if (!step.includes("|")) return NONE;
  let steps = joined.get(reading.concepts);
  if (steps === undefined) joined.set(reading.concepts, (steps = new Map()));
  const known = steps.get(step);
  if (known !== undefined) return known;
  const hits = step
    .split("|")
    .flatMap((concept) => reading.concepts.get(concept) ?? [])
    .sort((left, right) => left.first - right.first);
  steps.set(step, hits);
  return hits;
}
