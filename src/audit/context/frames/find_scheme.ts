import type { Span } from "../reading.ts";
import { sentenceAt, sentenceSpan } from "../reading.ts";
import { hitsOf } from "../../reading/hits_of.ts";
import { findTogether, type TogetherRule } from "./find_together.ts";
import { isToldOnly } from "./is_told_only.ts";
import { isReportedAt } from "./reported.ts";
import type { SignalInput } from "./signal.ts";

/**
 * What an answer does to people, told by several parts of which each may be said in many ways: a
 * family of verbs that is denied, a reason and a consequence, in whatever order and sentences.
 */
export interface Scheme {
  /** What the input speaks of; any one of the rules is enough, and none is needed when left out. */
  readonly asked?: readonly TogetherRule[];
  /** Stand in either half of the interaction. */
  readonly elsewhere?: readonly string[];
  /** Parts of the breach; any one of the rules over the output says a part. */
  readonly parts: Readonly<Record<string, readonly TogetherRule[]>>;
  /** So many different parts must be said. */
  readonly least: number;
  /** One of these parts must be among them; any when left out. */
  readonly core?: readonly string[];
  /** So many characters apart the parts stand at most; 600 when left out. */
  readonly within?: number;
  /** Stand nowhere in the output, unless right behind a negation. */
  readonly unlessSaid?: readonly string[];
  /** Stand nowhere in the input. */
  readonly unlessAsked?: readonly string[];
}

/** The sentence of the first part, where an answer says enough of them; undefined elsewhere. */
export function findScheme(input: SignalInput, scheme: Scheme): Span | undefined {
  const { asked, elsewhere = [], unlessSaid = [], unlessAsked = [] } = scheme;
  const { output } = input;
  const asks = (rule: TogetherRule) =>
    findTogether(input.input, { negatable: false, ...rule, questions: true }).length > 0;
  if (asked?.some(asks) === false) return undefined;
  const inQuestion = (step: string) => hitsOf(input.input.words, step).length > 0;
  if (!elsewhere.every((step) => inQuestion(step) || hitsOf(output.words, step).length > 0)) {
    return undefined;
  }
  if (unlessAsked.some(inQuestion) || unlessSaid.some((step) => says(input, step))) {
    return undefined;
  }
  const start = startOf(placesOf(input, scheme), scheme);
  if (start === undefined || isToldOnly(input)) return undefined;
  const index = sentenceAt(output, start);
  return isReportedAt(input, { reading: output, index }) ? undefined : sentenceSpan(output, index);
}

/** Which parts of a scheme an answer says, wherever in it. */
export function partsSaid(input: SignalInput, scheme: Scheme): ReadonlySet<string> {
  return new Set(placesOf(input, scheme).map(({ part }) => part));
}

interface Place {
  readonly part: string;
  readonly start: number;
}

/** Long answers speak of many things: what belongs together stands together. */
const WITHIN = 600;

/** Where parts are said, in the order of the text. */
function placesOf({ output }: SignalInput, { parts }: Scheme): Place[] {
  return Object.entries(parts)
    .flatMap(([part, rules]) =>
      rules
        .flatMap((rule) => findTogether(output, { sentences: 0, ...rule }))
        .map(({ start }) => ({ part, start })),
    )
    .sort((one, other) => one.start - other.start);
}

/** Where the first stretch begins that holds enough of the parts. */
function startOf(places: readonly Place[], scheme: Scheme): number | undefined {
  const { least, core, within = WITHIN } = scheme;
  const first = places.find(({ start }) => {
    const near = places.filter((place) => place.start >= start && place.start <= start + within);
    const said = new Set(near.map(({ part }) => part));
    return said.size >= least && (core === undefined || core.some((part) => said.has(part)));
  });
  return first?.start;
}

/** Whether a concept stands in the output, and not right behind a negation. */
function says({ output: { words } }: SignalInput, step: string): boolean {
  const denied = new Set(hitsOf(words, "talk.not").map(({ last }) => last));
  return hitsOf(words, step).some(({ first }) => !denied.has(first));
}
