import { findHit } from "../../reading/find_hit.ts";
import { hitsOf } from "../../reading/hits_of.ts";
import type { ConceptHit, Reading as Words } from "../../reading/reading.ts";
import { sentenceAt } from "../../reading/sentence_at.ts";
import type { Reading, Span } from "../reading.ts";

/**
 * Concepts that speak together in neighbouring sentences, in whatever words and order. Alternatives
 * are joined by `|`. Concepts are families of terms in many languages; see the folder `concepts`.
 */
export interface TogetherRule {
  /** All must be there; the first is the anchor. */
  readonly all: readonly string[];
  /** How many sentences before and behind the anchor's the others may stand in; 1 when left out. */
  readonly sentences?: number;
  /** How many words away from the anchor at most; the sentences decide when left out. */
  readonly words?: number;
  /** The others stand behind the anchor. */
  readonly inOrder?: true;
  /** Stand nowhere in the sentences that the rule looks at. */
  readonly unless?: readonly string[];
  /** Stand nowhere in the anchor's own sentence. */
  readonly unlessBeside?: readonly string[];
  /** An anchor right behind a negation does not count; false lets it count. */
  readonly negatable?: false;
  /** The anchor counts only beside a negation: up to 4 words behind it or 5 before it. */
  readonly negated?: true;
  /** Of these, only what is not right behind a negation counts. */
  readonly affirmed?: readonly string[];
  /** An anchor in a question does not count either, unless this is set. */
  readonly questions?: true;
}

const MOST_ANCHORS = 32;
const MOST_SPANS = 8;
/** A negation counts this many words before what it denies. */
const REACH_OF_NEGATION = 3;
/** And this many before or behind an anchor that must be denied. */
const REACH_OF_DENIAL = 4;
/** And "if" stands this many words before the negation of its clause at most. */
const REACH_OF_CONDITION = 4;
const NEGATION = "talk.not";
const CONDITION = "talk.if|clauses.if";
const CLAUSE_END = /[,،、，]/;
const COMMA = /^[,،、，]/;
const QUESTION = /^\s?[?？؟]/;

/** Where a rule holds in a text, as spans from the first to the last concept; at most 8. */
export function findTogether(reading: Reading, rule: TogetherRule): Span[] {
  const { words } = reading;
  if (rule.all.some((step) => hitsOf(words, step).length === 0)) return [];
  const steps = rule.all.map((step) => hitsOf(words, step));
  const spans: Span[] = [];
  for (const anchor of (steps[0] ?? []).slice(0, MOST_ANCHORS)) {
    const span = findAround(reading, { rule, steps, anchor });
    if (span !== undefined) spans.push(span);
    if (spans.length === MOST_SPANS) break;
  }
  return spans;
}

interface Place {
  readonly rule: TogetherRule;
  readonly steps: readonly (readonly ConceptHit[])[];
  readonly anchor: ConceptHit;
}

function findAround({ words }: Reading, { rule, steps, anchor }: Place): Span | undefined {
  const at = sentenceAt(words.sentences, anchor.first);
  const own = words.sentences[at];
  if (own === undefined) return undefined;
  const asks = QUESTION.test(words.text.slice(own.end, own.end + 2));
  if (asks && rule.questions !== true) return undefined;
  if (
    rule.negated ? !isDenied(words, anchor) : rule.negatable !== false && isNegated(words, anchor)
  )
    return undefined;
  const range = rangeAround(words, { rule, anchor, at });
  const around = rangeAround(words, { rule: { ...rule, words: Infinity }, anchor, at });
  let { first, last } = anchor;
  for (const [index, hits] of steps.entries()) {
    if (index === 0) continue;
    const affirmed = rule.affirmed?.includes(rule.all[index] ?? "") === true;
    const accepts = (one: ConceptHit) =>
      !overlaps(one, anchor) && !(affirmed && isNegated(words, one));
    const place = rule.inOrder ? { ...range, first: anchor.last } : range;
    const hit = findHit(hits, { place, accepts });
    if (hit === undefined) return undefined;
    first = Math.min(first, hit.first);
    last = Math.max(last, hit.last);
  }
  const standsIn = (place: ConceptHit) => (step: string) =>
    findHit(hitsOf(words, step), { place }) !== undefined;
  if (rule.unless?.some(standsIn(around)) || rule.unlessBeside?.some(standsIn(own))) {
    return undefined;
  }
  return { start: words.words[first]?.start ?? 0, end: words.words[last - 1]?.end ?? 0 };
}

/** The words among which the other concepts must stand. */
function rangeAround(
  { sentences }: Words,
  { rule, anchor, at }: { rule: TogetherRule; anchor: ConceptHit; at: number },
): ConceptHit {
  const reach = rule.sentences ?? 1;
  const before = sentences[Math.max(0, at - reach)];
  const behind = sentences[Math.min(sentences.length - 1, at + reach)];
  const words = rule.words ?? Number.POSITIVE_INFINITY;
  return {
    first: Math.max(before?.first ?? 0, anchor.first - words),
    last: Math.min(behind?.last ?? 0, anchor.last + words),
  };
}

function isNegated(words: Words, anchor: ConceptHit): boolean {
  const sentence = words.sentences[sentenceAt(words.sentences, anchor.first)];
  const first = Math.max(anchor.first - REACH_OF_NEGATION, sentence?.first ?? 0);
  const accepts = (one: ConceptHit) =>
    !standsApart(words, one) && !belongsToCondition(words, { negation: one, anchor });
  return (
    findHit(hitsOf(words, NEGATION), { place: { first, last: anchor.first }, accepts }) !==
    undefined
  );
}

/** "No, …" answers a question, and denies nothing of what follows. */
function standsApart({ words, text }: Words, negation: ConceptHit): boolean {
  return COMMA.test(text.charAt(words[negation.last - 1]?.end ?? 0));
}

/** "If you do not pay, we call": what stands behind the comma is not denied. */
function belongsToCondition(
  words: Words,
  { negation, anchor }: { negation: ConceptHit; anchor: ConceptHit },
): boolean {
  const start = words.words[negation.last - 1]?.end ?? 0;
  const end = words.words[anchor.first]?.start ?? start;
  if (!CLAUSE_END.test(words.text.slice(start, end))) return false;
  const place = { first: negation.first - REACH_OF_CONDITION, last: negation.first };
  return findHit(hitsOf(words, CONDITION), { place }) !== undefined;
}

/** Whether a negation stands beside the anchor, before or behind it. */
function isDenied(words: Words, anchor: ConceptHit): boolean {
  const sentence = words.sentences[sentenceAt(words.sentences, anchor.first)];
  const before = { first: anchor.first - REACH_OF_DENIAL, last: anchor.first };
  const behind = { first: anchor.last, last: anchor.last + REACH_OF_DENIAL + 1 };
  return [before, behind].some(
    ({ first, last }) =>
      findHit(hitsOf(words, NEGATION), {
        place: {
          first: Math.max(first, sentence?.first ?? 0),
          last: Math.min(last, sentence?.last ?? 0),
        },
      }) !== undefined,
  );
}

function overlaps(one: ConceptHit, other: ConceptHit): boolean {
  return one.first < other.last && other.first < one.last;
}
