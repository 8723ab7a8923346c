import { hitsOf } from "./hits_of.ts";
import type { Reading } from "./reading.ts";

/** Whether a concept of a step stands between two offsets of the text, in UTF-16 units. */
export function standsBetween(
  reading: Reading,
  { step, start, end }: { step: string; start: number; end: number },
): boolean {
  return hitsOf(reading, step).some((hit) => {
    const first = reading.words[hit.first];
    const last = reading.words[hit.last - 1];
    return first !== undefined && last !== undefined && first.start >= start && last.end <= end;
  });
}
