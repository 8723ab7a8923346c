import { safetyThresholds } from "../models/safety_model.ts";
import type { HazardFinding, HazardInput } from "../safety/hazard.ts";

/** The head that stands for all kinds of harm, and the one for orders to the AI. */
const HARM = "harm";
const INJECTION = "injection";
/** Frames in which grave words are talked about; rules know better than scores what they mean. */
const TALK = [
  "frame.protection",
  "frame.definition",
  "frame.history",
  "frame.fiction",
  "frame.game",
  "frame.technical",
];
const TALK_OF_INJECTION = ["injection.benign", "leak.draft"];
/** "Erase everything you hold on me" speaks of data; an attack has more words than such a request. */
const OWN_DATA = "injection.own_data";
const LONGEST_REQUEST = 40;
/** The head of the kind must itself lean to it. */
const LEANING = 0.5;
/** And the text must at least touch the subject in words that the rules know. */
const TOUCHED = 0.15;

/**
 * What a model's score alone says against a request: only above the threshold that leaves ordinary
 * texts of unseen sources alone, only where the rules lean to it, and only of the kind of harm whose
 * head is the surest. Of orders to the AI that no rule leans to, the score must be surer by half.
 * Whether an answer is harmful such a model cannot tell, so answers are passed by.
 */
export function findByScore(
  hazard: { readonly id: string; readonly head?: string },
  given: { readonly input: HazardInput; readonly leaning: number },
): HazardFinding[] {
  const { input, leaning } = given;
  if (input.side !== "input") return [];
  const { whole } = input.scores;
  const head = hazard.head ?? hazard.id;
  const overall = head === INJECTION ? INJECTION : HARM;
  const talk = overall === HARM ? TALK : TALK_OF_INJECTION;
  const { concepts, words } = input.reading;
  if (talk.some((frame) => concepts.has(frame))) return [];
  if (overall === INJECTION && words.length <= LONGEST_REQUEST && concepts.has(OWN_DATA)) return [];
  const score = whole[overall] ?? 0;
  const threshold = thresholdOf(overall, input);
  if (score <= threshold) return [];
  if (overall === INJECTION && leaning < TOUCHED && score < (1 + threshold) / 2) return [];
  if (overall === HARM) {
    const touches = leaning >= TOUCHED;
    const leans = (whole[head] ?? 0) >= LEANING;
    const speaks = touches && (leans || input.sensitive);
    if (!speaks || head !== surestKind(whole)) return [];
  }
  return [
    {
      severity: "medium",
      certainty: Math.min(0.6, score),
      statistical: true,
      description: "Resembles requests of this kind; no rule confirms it.",
      spans: wholeText(input),
      tags: ["statistical"],
    },
  ];
}

/**
 * The strict threshold leaves ordinary texts of unseen sources alone. Where the use case is
 * sensitive, what lies between it and the loose one is worth a look, too.
 */
function thresholdOf(head: string, { sensitive }: HazardInput): number {
  const thresholds = safetyThresholds[head];
  return (sensitive && head === HARM ? thresholds?.loose : thresholds?.strict) ?? 1;
}

/** Heads that are no kind of harm of their own. */
const GENERAL = new Set([HARM, INJECTION, "toxic", "document"]);

function surestKind(whole: Readonly<Record<string, number>>): string | undefined {
  let surest: string | undefined;
  for (const [head, score] of Object.entries(whole)) {
    if (GENERAL.has(head)) continue;
    if (surest === undefined || score > (whole[surest] ?? 0)) surest = head;
  }
  return surest;
}

function wholeText(input: HazardInput): { start: number; end: number }[] {
  const { sentences } = input.reading;
  const first = sentences[0];
  const last = sentences.at(-1);
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}
