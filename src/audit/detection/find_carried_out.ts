import { hitsOf } from "../reading/hits_of.ts";
import type { Reading } from "../reading/reading.ts";
import type { Hazard, HazardFinding, HazardInput, Plan } from "../safety/hazard.ts";
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
  given: {
    input: HazardInput;
    requests: ReadonlyMap<string, HazardFinding>;
    /** What was asked, taken apart. */
    question?: Reading | undefined;
  },
): HazardFinding[] {
  const { carriedOut } = hazard;
  const { input } = given;
  if (carriedOut === undefined || input.side !== "output") return [];
  const request = given.requests.get(hazard.id);
  const asked =
    request !== undefined &&
    !request.statistical &&
    (request.tags ?? []).some((tag) => carriedOut.requests.includes(tag));
  const planned = (carriedOut.plans ?? []).some((plan) => holds(plan, given));
  if (!planned) {
    if (!asked && !namesSubject(input, carriedOut.subjects)) return [];
    if (!readsAsInstructions(input.reading)) return [];
  }
  const { severity, certainty, description } = carriedOut;
  const tags = [...(request?.tags ?? carriedOut.requests), "carried_out"];
  return [{ severity, certainty, statistical: false, description, tags, spans: [spanOf(input)] }];
}

/** Whether a plan's concepts stand in question and answer, and neither tells, plays or warns. */
function holds(
  { asked, said, unless }: Plan,
  { input, question }: { input: HazardInput; question?: Reading | undefined },
): boolean {
  if (question === undefined || input.refused) return false;
  if (hitsOf(question, `${TALK}|frame.protection`).length > 0) return false;
  if (hitsOf(input.reading, "instruct.halt").length > 0) return false;
  if (!asked.every((step) => hitsOf(question, step).length > 0)) return false;
  if (unless?.some((step) => hitsOf(input.reading, step).length > 0)) return false;
  if (said === undefined) return readsAsInstructions(input.reading);
  return said.every((step) => hitsOf(input.reading, step).length > 0);
}

function namesSubject({ reading }: HazardInput, subjects: string | undefined): boolean {
  if (subjects === undefined || hitsOf(reading, TALK).length > 0) return false;
  return hitsOf(reading, subjects).length > 0;
}

function spanOf({ reading }: HazardInput): { start: number; end: number } {
  const start = reading.sentences[0]?.start ?? 0;
  return { start, end: Math.min(reading.sentences.at(-1)?.end ?? start, start + LONGEST_SPAN) };
}
