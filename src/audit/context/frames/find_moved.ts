import { findMoves, type Moves } from "../../reading/find_moves.ts";
import { hitsOf } from "../../reading/hits_of.ts";
import { sentenceAt } from "../reading.ts";
import type { SignalInput } from "./signal.ts";
import { isTale } from "./tells_tale.ts";

/** Moves of one scheme that an output makes, each of which may be harmless by itself. */
export interface MovedRule extends Pick<Moves, "of" | "least" | "within"> {
  /** Stand in the input. */
  readonly asked?: readonly string[];
  /** Stand in the input or the output. */
  readonly elsewhere?: readonly string[];
  /** Stand in the output, beside the moves or among them. */
  readonly said?: readonly string[];
  /** Only in these domains. */
  readonly domains?: readonly string[];
  /** Stand nowhere in the output; an outright word against it when left out. */
  readonly unless?: readonly string[];
  /** Stand nowhere in the input. */
  readonly unlessAsked?: readonly string[];
  /** A move that the input speaks of already does not count. */
  readonly unasked?: true;
}

const OUTRIGHT = ["outright_counsel.outright"];

/** The sentence in which the moves of a rule begin; undefined where too few stand together. */
export function findMoved(input: SignalInput, rule: MovedRule): number | undefined {
  const { asked = [], elsewhere = [], said = [], domains, unless = OUTRIGHT } = rule;
  const { unlessAsked = [] } = rule;
  if (domains?.some((domain) => input.domains.has(domain)) === false) return undefined;
  const inQuestion = (step: string) => hitsOf(input.input.words, step).length > 0;
  const inAnswer = (step: string) => hitsOf(input.output.words, step).length > 0;
  if (!asked.every(inQuestion) || !said.every(inAnswer)) return undefined;
  if (!elsewhere.every((step) => inQuestion(step) || inAnswer(step))) return undefined;
  if (unless.some(inAnswer) || unlessAsked.some(inQuestion)) return undefined;
  const of = rule.unasked ? rule.of.filter((step) => !inQuestion(step)) : rule.of;
  const stretch = findMoves(input.output.words, { ...rule, of, denial: "talk.not" });
  if (stretch === undefined || isTale(input.output)) return undefined;
  return sentenceAt(input.output, input.output.words.words[stretch.first]?.start ?? 0);
}
