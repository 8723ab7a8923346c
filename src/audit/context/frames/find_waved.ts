import { hitsOf } from "../../reading/hits_of.ts";
import type { ConceptHit } from "../../reading/reading.ts";
import type { Reading, Span } from "../reading.ts";
import { EXPLAINING } from "./explaining.ts";
import { findTogether, type TogetherRule } from "./find_together.ts";
import { opensWithRefusal } from "./opens_with_refusal.ts";
import type { SignalInput } from "./signal.ts";
import { isTale, looksBack } from "./tells_tale.ts";

/** What an answer waves away, and of what the interaction must speak. */
export interface Waved {
  /** Concepts of what stands between people and the use of their data, joined by `|`. */
  readonly guard: string;
  /** Ways to wave it away that name it themselves. */
  readonly bare?: string;
  /** Concepts that all stand somewhere in the interaction. */
  readonly topics: readonly string[];
  /** What the answer has done or wants done. */
  readonly act: string;
}

/** Needlessness is said a few words from what is needless; "without" stands right before or behind. */
const NEEDLESS = 10;
const WITHOUT = 3;
/** What is not done "without": the two stand so many words apart at most. */
const NOT_WITHOUT = {
  sentences: 0,
  words: 6,
  inOrder: true,
  negatable: false,
  negated: true,
} as const;
/** In UTF-16 code units: what an answer handles stands so near to what it waves away. */
const NEARBY = 240;

/**
 * The stretch of the output that waves a duty away, where it also has the data handled; undefined
 * where nothing is handled, or where the output explains, heeds or refuses.
 */
export function findWaved(input: SignalInput, waved: Waved): Span | undefined {
  const { output } = input;
  const heeds = [...EXPLAINING, "safeguards.heed"].some(
    (step) => hitsOf(output.words, step).length > 0,
  );
  if (heeds || looksBack(input) || isTale(output)) return undefined;
  if (opensWithRefusal(output)) return undefined;
  const asked = asksForGuard(input, waved);
  const [span] = [...waysToWave(waved), ...(asked ? [FLATLY_NEEDLESS] : [])]
    .flatMap((rule) => findTogether(output, rule))
    .filter((found) => !promises(output, { act: waved.act, found }));
  if (span === undefined) return undefined;
  const acts = actsOf(output, waved).some((act) => standsBy(span, act));
  const speaksOf = (step: string) =>
    hitsOf(input.input.words, step).length > 0 ||
    hitsOf(output.words, step).some((hit) => standsBy(span, spanOf(output, hit)));
  return acts && waved.topics.every(speaksOf) ? span : undefined;
}

/** "We do not share it without your consent" promises the guard that it names. */
function promises(output: Reading, { act, found }: { act: string; found: Span }): boolean {
  return findTogether(output, { ...NOT_WITHOUT, all: [act, "safeguards.without"] }).some(
    ({ start, end }) => start < found.end && found.start < end,
  );
}

/** What is done or advised; a needlessness some words before denies nothing of it. */
function actsOf(output: Reading, { act }: Waved): Span[] {
  const denied = new Set(hitsOf(output.words, "talk.not").map(({ last }) => last));
  const hits = hitsOf(output.words, act).filter(({ first }) => !denied.has(first));
  return [...findTogether(output, { all: [act] }), ...hits.map((hit) => spanOf(output, hit))];
}

function spanOf({ words }: Reading, { first, last }: ConceptHit): Span {
  const start = words.words[first]?.start ?? 0;
  return { start, end: words.words[last - 1]?.end ?? start };
}

function standsBy(span: Span, other: Span): boolean {
  return other.start < span.end + NEARBY && other.end > span.start - NEARBY;
}

/** Where the question names the guard, the answer need not. */
const FLATLY_NEEDLESS: TogetherRule = {
  all: ["counsel.needless|safeguards.waste"],
  negatable: false,
  unlessBeside: ["talk.if"],
};

function asksForGuard({ input }: SignalInput, { guard, topics }: Waved): boolean {
  const rule = { sentences: 0, negatable: false as const, questions: true as const };
  return topics.some((topic) => findTogether(input, { ...rule, all: [guard, topic] }).length > 0);
}

function waysToWave({ guard, bare }: Waved): TogetherRule[] {
  const said = { negatable: false as const, sentences: 0, unlessBeside: ["talk.if"] };
  return [
    { ...said, all: [guard, "counsel.needless|safeguards.waste"], words: NEEDLESS },
    { ...said, all: ["safeguards.without", guard], words: WITHOUT },
    ...(bare === undefined ? [] : [{ ...said, all: [bare] }]),
  ];
}
