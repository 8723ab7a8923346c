import { hitsOf } from "../../reading/hits_of.ts";
import { sentenceAt, sentenceText } from "../reading.ts";
import { findTogether, type TogetherRule } from "./find_together.ts";
import type { SignalInput } from "./signal.ts";
import { TEACHING } from "./teaching.ts";

/** A request that is a wrong by itself, and what shows that the output carries it out. */
export interface AnsweredRule {
  /** Concepts of the request. */
  readonly asked: TogetherRule;
  /** One of these stands in the output, joined by `|`; any text of some length when left out. */
  readonly said?: string;
}

/** Shorter outputs carry nothing out; a character of Chinese or its like says as much as a word. */
const SHORTEST = 20;
const SHORTEST_DENSE = 8;
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Counsel against what was asked, or a warning of it. */
const COUNTER = "talk.counter|talk.guard|talk.law";

/**
 * The sentence of the output in which a request is carried out; undefined where nobody asks, where
 * the question is what the thing means, or where the output advises against it. Whether it opens
 * with a refusal is for the caller to see.
 */
export function findAnswered(input: SignalInput, rule: AnsweredRule): number | undefined {
  const { output } = input;
  const { all } = rule.asked;
  if (all.some((step) => hitsOf(input.input.words, step).length === 0)) return undefined;
  const shortest = DENSE.test(output.text) ? SHORTEST_DENSE : SHORTEST;
  if (output.text.length < shortest || hitsOf(output.words, COUNTER).length > 0) return undefined;
  const asks = findTogether(input.input, { negatable: false, ...rule.asked, questions: true });
  const teaches = ({ start }: { start: number }) =>
    sentenceText(input.input, sentenceAt(input.input, start)).search(TEACHING) >= 0;
  if (asks.length === 0 || asks.some(teaches)) return undefined;
  if (rule.said === undefined) return 0;
  const [hit] = hitsOf(output.words, rule.said);
  const word = hit && output.words.words[hit.first];
  return word && sentenceAt(output, word.start);
}
