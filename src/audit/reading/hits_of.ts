import type { ConceptHit, Reading } from "./reading.ts";

/** Where any of the concepts stands that a step names, joined by `|`, in order of position. */
export function hitsOf(reading: Reading, step: string): readonly ConceptHit[] {
  if (!step.includes("|")) return reading.concepts.get(step) ?? [];
  return step
    .split("|")
    .flatMap((concept) => reading.concepts.get(concept) ?? [])
    .sort((left, right) => left.first - right.first);
}
