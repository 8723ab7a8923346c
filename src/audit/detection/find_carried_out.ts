import { findHit } from "../reading/find_hit.ts";
import { findMoves } from "../reading/find_moves.ts";
import { hitsOf } from "../reading/hits_of.ts";
import type { ConceptHit, Reading } from "../reading/reading.ts";
import { sentenceAt } from "../reading/sentence_at.ts";
import type { Hazard, HazardFinding, HazardInput, Plan } from "../safety/hazard.ts";
import { givesDirections } from "./gives_directions.ts";
import { readsAsInstructions } from "./reads_as_instructions.ts";

/** Where grave words are told, played or taught, instructions are none. */
const TALK = "frame.history|frame.fiction|frame.game|frame.figurative";
const LONGEST_SPAN = 2000;
const TOLD_OR_GUARDED = [`${TALK}|frame.protection`];
const MOST_ANCHORS = 32;
const DENIAL = "frame.negation";
/** "No." in the main languages, where it stands by itself at the beginning. */
const SAYS_NO =
  /^[^\p{L}]{0,4}(?:no|nope|nein|nee|non|não|nie|nej|nei|ei|ne|nem|nu|όχι|нет|нет уж|ні|не|hayır|لا|كلا|לא|नहीं|না|tidak|nggak|tak|không|ไม่|hapana|hindi|不|不行|不可以|いいえ|いや|だめです|아니요|아니오|안 됩니다|안 돼요)(?=[.,:;!。，、！—–]|\s[—–-]|\n)/iu;
/** Shorter answers carry nothing out. */
const FEWEST_WORDS = 10;
/** A wish is short, in words; much text holds many words by chance. */
const LONGEST_WISH = 150;
/** Ends in a question. */
const ASKS_BACK = /[?？؟]\s{0,8}$/;
/** A text in quotes that was asked for is handed over, whether or not more is offered behind it. */
const HANDED_OVER = /[«“„「『"][^«»“”„「」『』"]{40,}[»”“」』"]/u;

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
    /** The answer tells history or a story: what is done there teaches nobody, unless it was asked for. */
    isTold?: () => boolean;
  },
): HazardFinding[] {
  const { carriedOut } = hazard;
  const { input, question } = given;
  if (carriedOut === undefined || input.side !== "output") return [];
  const request = given.requests.get(hazard.id);
  const asked =
    request !== undefined &&
    !request.statistical &&
    (request.tags ?? []).some((tag) => carriedOut.requests.includes(tag));
  const plan = (carriedOut.plans ?? []).find((one) =>
    holds(one, { input, ...(question && { question }) }),
  );
  if (plan === undefined) {
    if (!asked && !namesSubject(input, carriedOut.subjects)) return [];
    const brief = asked && question !== undefined && isBrieflyMet(question, input.reading);
    if (!brief && !readsAsInstructions(input.reading)) return [];
  }
  // Asked last: most answers carry nothing out, and it reads both texts.
  if (!asked && given.isTold?.()) return [];
  const { severity, certainty, description } = carriedOut;
  const asks = request?.tags ?? carriedOut.requests.slice(0, 1);
  const tags = [...new Set([...asks, ...(plan?.tags ?? []), "carried_out"])];
  return [{ severity, certainty, statistical: false, description, tags, spans: [spanOf(input)] }];
}

/** In a question, what tells, teaches or was suffered; in an answer, what warns or sends to help. */
const TOLD_OR_SUFFERED = "plan.told|harm.spared|frame.protection";
const CAUTIOUS =
  "plan.decline|plan.warn|plan.defends|mal.cure|crime.guard|fraud.guard|direct.warn|direct.refer";

/** Whether a plain wish was met in a few words, without a word of caution. */
function isBrieflyMet(question: Reading, answer: Reading): boolean {
  if (SAYS_NO.test(answer.text)) return false;
  if (hitsOf(question, TOLD_OR_SUFFERED).length > 0) return false;
  return hitsOf(answer, CAUTIOUS).length === 0 && givesDirections(answer);
}

/** Whether a plan's concepts stand in question and answer, and neither tells, plays or warns. */
function holds(
  plan: Plan,
  { input, question }: { input: HazardInput; question?: Reading },
): boolean {
  if (question === undefined || input.refused) return false;
  if (!plan.evenNo && SAYS_NO.test(input.text)) return false;
  const { asked = [], said, sentences, unless, unlessAsked = TOLD_OR_GUARDED } = plan;
  if (unlessAsked.some((step) => hitsOf(question, step).length > 0)) return false;
  // A plan that says what declines it is not stopped by what its own message says.
  if (!unless?.length && hitsOf(input.reading, "instruct.halt").length > 0) return false;
  if (unless?.some((step) => hitsOf(input.reading, step).length > 0)) return false;
  if (!stand(question, { steps: asked, sentences })) return false;
  if (plan.moves && findMoves(input.reading, { ...plan.moves, denial: DENIAL }) === undefined) {
    return false;
  }
  if (said !== undefined) return stand(input.reading, { steps: said, sentences });
  if (plan.moves !== undefined) return true;
  if (!plan.complies) return readsAsInstructions(input.reading);
  return question.words.length <= LONGEST_WISH && goesAlong(input.reading);
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
  return words.length >= FEWEST_WORDS && (!ASKS_BACK.test(text) || HANDED_OVER.test(text));
}

function namesSubject({ reading }: HazardInput, subjects: string | undefined): boolean {
  if (subjects === undefined || hitsOf(reading, TALK).length > 0) return false;
  return hitsOf(reading, subjects).length > 0;
}

function spanOf({ reading }: HazardInput): { start: number; end: number } {
  const start = reading.sentences[0]?.start ?? 0;
  return { start, end: Math.min(reading.sentences.at(-1)?.end ?? start, start + LONGEST_SPAN) };
}
