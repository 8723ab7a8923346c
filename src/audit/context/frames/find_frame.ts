import { hitsOf } from "../../reading/hits_of.ts";
import { sentenceAt as sentenceOf } from "../../reading/sentence_at.ts";
import type { ConceptHit, Reading as Words } from "../../reading/reading.ts";
import { sentenceAt, sentenceSpan, type Span } from "../reading.ts";
import { findTogether, type TogetherRule } from "./find_together.ts";
import type { SignalInput } from "./signal.ts";
import { isTale, looksBack } from "./tells_tale.ts";

/**
 * What an answer does to whoever asked, told by several moves of which each alone means little: no
 * button, a fax and charges that go on keep somebody in a contract, in whatever trade.
 */
export interface Frame {
  /** What the input speaks of; any one of the rules is enough, in questions too. */
  readonly asked: readonly TogetherRule[];
  /** Concepts of the output; each counts once. */
  readonly moves: readonly string[];
  /** So many different moves must be made. */
  readonly least: number;
  /** One of these must be among them; any when left out. */
  readonly core?: readonly string[];
  /** Moves that name what is denied, so that a negation before them undoes nothing. */
  readonly evenDenied?: readonly string[];
  /** A negation anywhere before a move in its sentence undoes it: for frames of a single move. */
  readonly strict?: true;
  /** Stand nowhere in the output, unless right behind a negation. */
  readonly unlessSaid?: readonly string[];
  /** Stand nowhere in the input. */
  readonly unlessAsked?: readonly string[];
}

const QUESTION = /^\s?[?？؟]/;

/** The sentence of the first move, where an answer makes enough of them; undefined elsewhere. */
export function findFrame(input: SignalInput, frame: Frame): Span | undefined {
  const { asked, moves, least, core = moves, unlessSaid = [], unlessAsked = [] } = frame;
  const { words } = input.output;
  const firsts = new Map(moves.map((move) => [move, firstOf(words, { move, frame })]));
  const made = moves.filter((move) => firsts.get(move) !== undefined);
  if (made.length < least || !made.some((move) => core.includes(move))) return undefined;
  if (unlessSaid.some((step) => firstMade(words, step) !== undefined)) return undefined;
  if (unlessAsked.some((step) => hitsOf(input.input.words, step).length > 0)) return undefined;
  if (!asked.some((rule) => asks(input, rule))) return undefined;
  if (looksBack(input) || isTale(input.output)) return undefined;
  const first = Math.min(...made.map((move) => firsts.get(move)?.first ?? 0));
  const start = words.words[first]?.start ?? 0;
  return sentenceSpan(input.output, sentenceAt(input.output, start));
}

function asks({ input }: SignalInput, rule: TogetherRule): boolean {
  return findTogether(input, { negatable: false, ...rule, questions: true }).length > 0;
}

function firstOf(
  words: Words,
  { move, frame }: { move: string; frame: Frame },
): ConceptHit | undefined {
  if (frame.evenDenied?.includes(move) !== true) {
    return firstMade(words, move, frame.strict);
  }
  return hitsOf(words, move).find((hit) => !standsInQuestion(words, hit));
}

/** The first hit that no negation precedes at once and that stands in no question. */
function firstMade(words: Words, step: string, strict?: true): ConceptHit | undefined {
  const hits = hitsOf(words, step);
  if (hits.length === 0) return undefined;
  const denied = new Set(hitsOf(words, "talk.not").map(({ last }) => last));
  const isDenied = ({ first }: ConceptHit) =>
    strict ? deniedBefore(words, first) : denied.has(first) && !opensSentence(words, first);
  return hits.find((hit) => !isDenied(hit) && !standsInQuestion(words, hit));
}

function deniedBefore(words: Words, first: number): boolean {
  const sentence = words.sentences[sentenceOf(words.sentences, first)];
  if (sentence === undefined) return false;
  return hitsOf(words, "talk.not").some((hit) => hit.first >= sentence.first && hit.last <= first);
}

/** What ends the sentence before denies nothing of this one. */
function opensSentence(words: Words, first: number): boolean {
  return words.sentences[sentenceOf(words.sentences, first)]?.first === first;
}

function standsInQuestion(words: Words, { first }: ConceptHit): boolean {
  const sentence = words.sentences[sentenceOf(words.sentences, first)];
  return sentence !== undefined && QUESTION.test(words.text.slice(sentence.end, sentence.end + 2));
}
