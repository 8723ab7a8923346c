import { meaningsOf } from "../../glossary/meanings_of.ts";
import { rememberOnce } from "../../reading/remember_once.ts";
import type { SignalInput } from "../frames/signal.ts";

/** What the words of each half mean, in order: numbers of meanings. */
export interface MeantInteraction {
  readonly input: readonly number[];
  readonly output: readonly number[];
  /** The words of the answer that its meanings begin at. */
  readonly words: readonly number[];
}

/** Number of hash buckets, a power of two. */
export const MEANING_BUCKETS = 262_144;

/** So many meanings further on one still stands together with another. */
const REACH = 3;
/** More than all meanings together: what a pair's first is multiplied with. */
const STEP = 4096;
/** Before a meaning of the question, and before a pair. */
const ASKED = 1 << 26;
const PAIRED = 1 << 27;

/** What the words of an interaction mean; one half tells the language of the other where that tells none. */
export const meantInteraction: (context: SignalInput) => MeantInteraction = rememberOnce(
  ({ input, output }) => {
    const said = meaningsOf(output.words.words, input.words.words);
    return {
      input: meaningsOf(input.words.words, output.words.words).meanings,
      output: said.meanings,
      words: said.words,
    };
  },
);

/**
 * Hash buckets of what an interaction means: the meanings of the answer, those that stand near each
 * other in it, in whichever order, and the meanings of the question; each once. Linear.
 */
export function meaningFeatures({ input, output }: Omit<MeantInteraction, "words">): Int32Array {
  const found = new Set<number>();
  for (const meaning of input) found.add(bucketOf(ASKED + meaning));
  output.forEach((meaning, at) => {
    found.add(bucketOf(meaning));
    for (let next = at + 1; next <= at + REACH && next < output.length; next++) {
      const other = output[next]!;
      found.add(bucketOf(PAIRED + Math.min(meaning, other) * STEP + Math.max(meaning, other)));
    }
  });
  return Int32Array.from(found);
}

/** Mixes the bits of a number, so that neighbours fall into buckets far apart. */
function bucketOf(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (MEANING_BUCKETS - 1);
}
