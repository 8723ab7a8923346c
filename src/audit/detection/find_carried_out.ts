import { findHit } from "../reading/find_hit.ts";
import { hitsOf } from "../reading/hits_of.ts";
import type { ConceptHit, Reading } from "../reading/reading.ts";
import { sentenceAt } from "../reading/sentence_at.ts";
import type { Hazard, HazardFinding, HazardInput, Plan } from "../safety/hazard.ts";
import { readsAsInstructions } from "./reads_as_instructions.ts";

/** Where grave words are told, played or taught, instructions are none. */
const TALK = "frame.history|frame.fiction|frame.game|frame.figurative";
const LONGEST_SPAN = 2000;
const TOLD_OR_GUARDED = [`${TALK}|frame.protection`];
const MOST_ANCHORS = 32;
/** Shorter answers carry nothing out. */
const FEWEST_WORDS = 12;
/** One sentence only, and a question. */
const ASKS_BACK = /^[^.!?。！？]{0,300}[?？؟]\s{0,8}$/;

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
  const planned = (carriedOut.plans ?? []).some((plan) =>
    holds(plan, { input, ...(given.question && { question: given.question }) }),
  );
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
  plan: Plan,
  { input, question }: { input: HazardInput; question?: Reading },
): boolean {
  if (question === undefined || input.refused) return false;
  const { asked = [], said, sentences, unless, unlessAsked = TOLD_OR_GUARDED } = plan;
  if (unlessAsked.some((step) => hitsOf(question, step).length > 0)) return false;
  // A plan that says what declines it is not stopped by what its own message says.
  if (!unless?.length && hitsOf(input.reading, "instruct.halt").length > 0) return false;
  if (unless?.some((step) => hitsOf(input.reading, step).length > 0)) return false;
  if (!stand(question, { steps: asked, sentences })) return false;
  if (said !== undefined) return stand(input.reading, { steps: said, sentences });
  return plan.complies ? goesAlong(input.reading) : readsAsInstructions(input.reading);
}

/** Whether all concepts stand in a text, within so many sentences of the first where that is set. */
function stand(
  reading: Reading,
  { steps, sentences }: { steps: readonly string[]; sentences: number | undefined },
): boolean {
  const hits = steps.map((step) => hitsOf(reading, step));
  if (hits.some((one) => one.length === 0)) return false;
  if (sentences === undefined || steps.length < 2) return true;
  return (hits[0] ?? []).slice(0, MOST_ANCHORS).some((anchor) => {
    const at = sentenceAt(reading.sentences, anchor.first);
    const first = reading.sentences[Math.max(0, at - sentences)]?.first ?? 0;
    const last = reading.sentences[Math.min(reading.sentences.length - 1, at + sentences)]?.last;
    const place = { first, last: last ?? anchor.last };
    const accepts = (one: ConceptHit) => one.last <= anchor.first || one.first >= anchor.last;
    return hits.slice(1).every((one) => findHit(one, { place, accepts }) !== undefined);
  });
}

/** A text of some length that does not only ask back. */
function goesAlong({ words, text }: Reading): boolean {
  return words.length >= FEWEST_WORDS && !ASKS_BACK.test(text);
}

function namesSubject({ reading }: HazardInput, subjects: string | undefined): boolean {
  if (subjects === undefined || hitsOf(reading, TALK).length > 0) return false;
  return hitsOf(reading, subjects).length > 0;
}

function spanOf({ reading }: HazardInput): { start: number; end: number } {
  const start = reading.sentences[0]?.start ?? 0;
  return { start, end: Math.min(reading.sentences.at(-1)?.end ?? start, start + LONGEST_SPAN) };
}
