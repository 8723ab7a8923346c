import { rememberOnce } from "../../../reading/remember_once.ts";
import type { Reading } from "../../reading.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** A sentence of one half of an interaction. */
export interface SentencePlace {
  readonly reading: Reading;
  readonly index: number;
}

/**
 * A pure function of a sentence that works out its answer once a sentence: a list of addresses is one
 * sentence with hundreds of findings, and each asks the same of it.
 */
export function oncePerSentence<Answer>(
  work: (input: SignalInput, place: SentencePlace) => Answer,
): (input: SignalInput, place: SentencePlace) => Answer {
  const answersOf = rememberOnce((_: SignalInput) => ({
    input: new Map<number, Answer>(),
    output: new Map<number, Answer>(),
  }));
  return (input, place) => {
    const answers = answersOf(input)[place.reading.side];
    const known = answers.get(place.index);
    if (known !== undefined) return known;
    const answer = work(input, place);
    answers.set(place.index, answer);
    return answer;
  };
}
