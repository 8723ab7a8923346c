import { hitsOf } from "../../../reading/hits_of.ts";
import { findHit } from "../../../reading/find_hit.ts";
import { sentenceAt as sentenceOf } from "../../../reading/sentence_at.ts";
import { sentenceAt, type Reading } from "../../reading.ts";
import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { standsIn } from "../../frames/match_anchor.ts";
import type { SignalInput } from "../../frames/signal.ts";
import { TEACHING } from "../../frames/teaching.ts";

/** Nobody looks at a decision. */
const NOBODY_LOOKS: readonly TogetherRule[] = [
  { all: ["human_review.none", "human_review.look"], sentences: 0, words: 7, negatable: false },
  { all: ["human_review.word", "human_review.look"], sentences: 0, words: 6, negated: true },
  {
    all: ["human_review.word", "human_review.look", "human_review.not"],
    sentences: 0,
    words: 8,
    negatable: false,
  },
  { all: ["treatment.nohuman"], negatable: false },
];

/** A decision is final, or may not be contested. */
const NO_CONTEST: readonly TogetherRule[] = [
  { all: ["appeals.word"], negated: true },
  { all: ["appeals.word", "human_review.not"], sentences: 0, words: 5, negatable: false },
  { all: ["appeals.none"], negatable: false },
];

/** A machine takes the decision. */
const MACHINE_DECIDES: readonly TogetherRule[] = [
  {
    all: ["treatment.machine|machine_verdicts.more", "machine_verdicts.verdict"],
    sentences: 0,
    words: 8,
    negatable: false,
  },
  { all: ["treatment.machine"], negatable: false },
  { all: ["treatment.onlymachine"], negatable: false },
];

/** What an answer says that teaches the law or offers a way out. */
const NAMED = "law.named";
/** Words that offer, unless a negation follows: "du kan inte överklaga". */
const OFFERED = "reviews.offer";
const SHUT = "shut_reviews.shut";
const REACH_OF_NEGATION = 3;

/** What an answer to a question about a refusal says of the way in which it was taken. */
export interface RefusedReview {
  /** Sentences of the output, by index, that keep people from the decision or from contesting it. */
  readonly sentences: readonly number[];
  /** Whether a machine took the decision, or nobody looked at it. */
  readonly automated: boolean;
}

/**
 * How the answer to somebody who asks after a refusal shuts the door: nobody looks, nothing may be
 * contested. Undefined where no refusal is asked after, or where a way out is offered.
 */
export function readRefusedReview(input: SignalInput): RefusedReview | undefined {
  const { output } = input;
  if (hitsOf(input.input.words, "refusals.asked").length === 0) return undefined;
  if (standsIn(input.input, TEACHING) && hitsOf(output.words, "law.named|talk.law").length > 0) {
    return undefined;
  }
  if (hitsOf(output.words, NAMED).length > 0 || offers(output)) return undefined;
  const indexes = (rules: readonly TogetherRule[]) =>
    rules.flatMap((rule) =>
      findTogether(output, rule).map(({ start }) => sentenceAt(output, start)),
    );
  const unseen = indexes(NOBODY_LOOKS);
  const sentences = [...new Set([...unseen, ...indexes(NO_CONTEST)])].sort((a, b) => a - b);
  if (sentences.length === 0) return undefined;
  return { sentences, automated: unseen.length > 0 || indexes(MACHINE_DECIDES).length > 0 };
}

function offers({ words }: Reading): boolean {
  return hitsOf(words, OFFERED).some(({ first, last }) => {
    const sentence = words.sentences[sentenceOf(words.sentences, first)];
    // "You can make no new application": the way on is closed too.
    if (sentence && findHit(hitsOf(words, SHUT), { place: sentence })) return false;
    const place = { first: last, last: last + REACH_OF_NEGATION };
    return findHit(hitsOf(words, "talk.not|human_review.not"), { place }) === undefined;
  });
}
