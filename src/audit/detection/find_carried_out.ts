import { hitsOf } from "../reading/hits_of.ts";
import type { Hazard, HazardFinding, HazardInput } from "../safety/hazard.ts";
import { readsAsInstructions } from "./reads_as_instructions.ts";

/** Where grave words are told, played or taught, instructions are none. */
const TALK = "frame.history|frame.fiction|frame.game|frame.figurative";
const LONGEST_SPAN = 2000;

/**
 * An answer that carries out a request for a hazard, or gives working instructions for a subject
 * that leaves no doubt. Rules alone decide: what only a score takes for a request does not count.
 */
export function findCarriedOut(
  hazard: Hazard,
  given: { input: HazardInput; requests: ReadonlyMap<string, HazardFinding> },
): HazardFinding[] {
  const { carriedOut } = hazard;
  const { input } = given;
  if (carriedOut === undefined || input.side !== "output") return [];
  const request = given.requests.get(hazard.id);
  const asked =
    request !== undefined &&
    !request.statistical &&
    (request.tags ?? []).some((tag) => carriedOut.requests.includes(tag));
  if (!asked && !namesSubject(input, carriedOut.subjects)) return [];
  if (!readsAsInstructions(input.reading)) return [];
  const { severity, certainty, description } = carriedOut;
  const tags = [...(request?.tags ?? []), "carried_out"];
  return [{ severity, certainty, statistical: false, description, tags, spans: [spanOf(input)] }];
}

function namesSubject({ reading }: HazardInput, subjects: string | undefined): boolean {
  if (subjects === undefined || hitsOf(reading, TALK).length > 0) return false;
  return hitsOf(reading, subjects).length > 0;
}

function spanOf({ reading }: HazardInput): { start: number; end: number } {
  const start = reading.sentences[0]?.start ?? 0;
  return { start, end: Math.min(reading.sentences.at(-1)?.end ?? start, start + LONGEST_SPAN) };
}
