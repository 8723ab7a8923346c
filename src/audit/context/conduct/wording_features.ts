import { hashFirst, hashPair, hashWord } from "../../models/hash_features.ts";
import { formsOf } from "../../reading/forms_of.ts";
import type { Word } from "../../reading/reading.ts";
import { rememberFrequentWords } from "../../tagging/remember_frequent_words.ts";
import type { SignalInput } from "../frames/signal.ts";

/** The folded words of each half, in order. */
export interface WordedInteraction {
  readonly input: readonly Word[];
  readonly output: readonly Word[];
}

/** Number of hash buckets, a power of two. */
export const BUCKETS = 524_288;

/** Before a word of the question, which so differs from the same word in the answer. */
const ASKED = hashFirst("?");

const featuresOf = rememberFrequentWords((word) => hashWord(word, BUCKETS));

/** The words of an interaction. */
export function wordedInteraction({ input, output }: SignalInput): WordedInteraction {
  return { input: input.words.words, output: output.words.words };
}

/**
 * Hash buckets of how an interaction is worded: the words of the answer, the runs of three to five
 * characters in them and its pairs of words, and the words of the question; each word and each pair
 * once. Linear in the length of the texts.
 */
export function wordingFeatures({ input, output }: WordedInteraction): Int32Array {
  const { texts, indices } = formsOf(output);
  const firsts = texts.map(hashFirst);
  const pairs = new Set<number>();
  for (let at = 0; at + 1 < indices.length; at++) {
    pairs.add(hashPair(firsts[indices[at]!]!, texts[indices[at + 1]!]!, BUCKETS));
  }
  const words = texts.map(featuresOf);
  const length = words.reduce((sum, features) => sum + features.length, 0);
  const asked = formsOf(input).texts;
  const all = new Int32Array(length + pairs.size + asked.length);
  let filled = 0;
  for (const features of words) {
    all.set(features, filled);
    filled += features.length;
  }
  for (const pair of pairs) all[filled++] = pair;
  for (const word of asked) all[filled++] = hashPair(ASKED, word, BUCKETS);
  return all;
}
