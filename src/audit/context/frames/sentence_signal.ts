import type { Side } from "../../interaction.ts";
import type { Severity } from "../../report.ts";
import { hitsOf } from "../../reading/hits_of.ts";
import { sentenceAt, sentenceSpan, sentenceText, type Reading } from "../reading.ts";
import { findSentences, type SentenceRule } from "./find_sentences.ts";
import { findAnswered, type AnsweredRule } from "./find_answered.ts";
import { standsIn } from "./match_anchor.ts";
import { findTogether, type TogetherRule } from "./find_together.ts";
import { findMoved, type MovedRule } from "./find_moved.ts";
import { opensWithRefusal, opensWithRefusalOfHelp } from "./opens_with_refusal.ts";
import { recountsScandal } from "./recounts_scandal.ts";
import { isReportedAt } from "./reported.ts";
import { TEACHING } from "./teaching.ts";
import type { Signal, SignalFinding, SignalInput } from "./signal.ts";
import { WRITING } from "./writing.ts";
import { isTale, looksBack } from "./tells_tale.ts";

/** A signal that single sentences give. */
export interface SentenceSignal extends Pick<
  Signal,
  "id" | "description" | "describes" | "examples"
> {
  readonly sides: readonly Side[];
  readonly tags: readonly string[];
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** Any one of them, or of `together`, is enough. */
  readonly rules: readonly SentenceRule[];
  /** Rules over concepts of neighbouring sentences. */
  readonly together?: readonly TogetherSignalRule[];
  /** Several moves of one scheme in the output; they speak for the output. */
  readonly moved?: readonly MovedRule[];
  /** Requests that the output carries out; they speak for the output. */
  readonly answered?: readonly AnsweredRule[];
  /** Only in these domains. */
  readonly domains?: readonly string[];
  /**
   * A practice is somebody's conduct: what a refusal names, and what an answer to a question about
   * its meaning or its lawfulness explains, is none.
   */
  readonly practice?: true;
  /**
   * Somebody is turned away by the conduct: then only an AI that declines to help or to write
   * refuses, and not a service that people do not get.
   */
  readonly turnsAway?: true;
  /** Where the input asks for an article, a story or the like, nothing is found. */
  readonly sparesWriting?: true;
  /** What an output tells in a tale, an exercise or a program happens to nobody. */
  readonly sparesTales?: true;
}

/** A rule over concepts, and where it holds. */
export interface TogetherSignalRule extends TogetherRule {
  /** On all sides of the signal when left out. */
  readonly side?: Side;
  /** Only in these domains; in all of the signal's when left out. */
  readonly domains?: readonly string[];
  /** Stand anywhere in either half of the interaction. */
  readonly elsewhere?: readonly string[];
  /** Holds in the input, in questions too. */
  readonly asked?: TogetherRule;
  /** Stand nowhere in the output. */
  readonly unlessSaid?: readonly string[];
  /** 0 to 1; the signal's own when left out. */
  readonly certainty?: number;
}

/** Makes a signal from rules over sentences. */
export function sentenceSignal(given: SentenceSignal): Signal {
  const { id, description, describes, examples } = given;
  return {
    id,
    description,
    ...(describes && { describes }),
    examples,
    detect: (input) => detectSentences(input, given),
  };
}

/** Whether the answer declines, looks back or recounts a public scandal: it does nothing itself. */
function isToldOnly(input: SignalInput, given: SentenceSignal): boolean {
  return isRefusal(input, given) || looksBack(input) || recountsScandal(input);
}

function detectSentences(input: SignalInput, given: SentenceSignal): SignalFinding[] {
  if (given.domains && !inDomain(input, given.domains)) return [];
  if (given.sparesWriting && standsIn(input.input, WRITING)) return [];
  const { tags, severity } = given;
  const findings: SignalFinding[] = [];
  for (const side of given.sides) {
    if (given.practice && side === "output" && isToldOnly(input, given)) continue;
    if (given.sparesTales && side === "output" && isTale(input.output)) continue;
    const found = new Map<number, number>();
    for (const rule of given.rules) {
      if (given.practice && asksToTeach(input, rule)) continue;
      for (const { index } of findSentences(input[side], sparing(given, { side, rule }))) {
        found.set(index, given.certainty);
      }
    }
    for (const [index, certainty] of sentencesTogether(input, { given, side })) {
      found.set(index, Math.max(certainty, found.get(index) ?? 0));
    }
    if (side === "output" && !isRefusal(input, given)) {
      const indices = [
        ...(given.answered ?? []).map((rule) => findAnswered(input, rule)),
        ...(given.moved ?? []).map((rule) => findMoved(input, rule)),
      ];
      for (const index of indices) {
        if (index !== undefined && !found.has(index)) found.set(index, given.certainty);
      }
    }
    for (const [index, certainty] of [...found].sort(([a], [b]) => a - b)) {
      if (given.practice && isReportedAt(input, { reading: input[side], index })) continue;
      findings.push({ side, tags, severity, certainty, ...sentenceSpan(input[side], index) });
    }
  }
  return findings;
}

/** The sentences that rules over concepts lead to, with their certainties. */
function sentencesTogether(
  input: SignalInput,
  { given, side }: { given: SentenceSignal; side: Side },
): [number, number][] {
  const reading = input[side];
  return (given.together ?? [])
    .filter(({ all }) => all.every((step) => hitsOf(reading.words, step).length > 0))
    .filter((rule) => holdsHere(input, { rule, side }))
    .filter((rule) => !given.practice || !asksAbout(input.input, rule))
    .flatMap((rule) =>
      findTogether(reading, rule).map((span): [number, number] => [
        sentenceAt(reading, span.start),
        rule.certainty ?? given.certainty,
      ]),
    );
}

function holdsHere(
  input: SignalInput,
  { rule, side }: { rule: TogetherSignalRule; side: Side },
): boolean {
  if (rule.side !== undefined && rule.side !== side) return false;
  if (rule.domains && !inDomain(input, rule.domains)) return false;
  const said = (step: string) => saysSo(input.output, step);
  if (rule.unlessSaid?.some(said)) return false;
  if (rule.asked && !asks(input.input, rule.asked)) return false;
  return (rule.elsewhere ?? []).every((step) =>
    [input.input, input.output].some((reading) => hitsOf(reading.words, step).length > 0),
  );
}

/** Whether a concept stands in a text, and not right behind a negation: "never signed up". */
function saysSo({ words }: Reading, step: string): boolean {
  const hits = hitsOf(words, step);
  if (hits.length === 0) return false;
  const denied = new Set(hitsOf(words, "talk.not").map(({ last }) => last));
  return hits.some(({ first }) => !denied.has(first));
}

function asks(reading: Reading, rule: TogetherRule): boolean {
  return findTogether(reading, { negatable: false, ...rule, questions: true }).length > 0;
}

function inDomain(input: SignalInput, domains: readonly string[]): boolean {
  return domains.some((domain) => input.domains.has(domain));
}

/** Whether a sentence of the input asks what the anchor of a rule means, or whether it is lawful. */
function asksAbout(reading: Reading, rule: TogetherRule): boolean {
  return hitsOf(reading.words, rule.all[0] ?? "").some((hit) => {
    const offset = reading.words.words[hit.first]?.start ?? 0;
    return sentenceText(reading, sentenceAt(reading, offset)).search(TEACHING) >= 0;
  });
}

/** Whether the output opens with a refusal. */
function isRefusal({ output }: SignalInput, { turnsAway }: SentenceSignal): boolean {
  return turnsAway ? opensWithRefusalOfHelp(output) : opensWithRefusal(output);
}

/** Whether the input asks what the subject of a rule means, or whether it is lawful. */
function asksToTeach(input: SignalInput, { anchor }: SentenceRule): boolean {
  return findSentences(input.input, { anchor, all: [TEACHING] }).length > 0;
}

/** A user who asks whether a practice is lawful does not ask for it. */
function sparing(
  { practice }: SentenceSignal,
  { side, rule }: { side: Side; rule: SentenceRule },
): SentenceRule {
  if (!practice || side === "output") return rule;
  return { ...rule, none: [...(rule.none ?? []), TEACHING] };
}
