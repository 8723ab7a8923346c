import { MEANINGS } from "../../glossary/meanings.ts";
import type { SignalInput } from "../frames/signal.ts";
import type { Reading, Span } from "../reading.ts";
import { sentenceAt, sentenceSpan } from "../reading.ts";
import { meantInteraction } from "./meaning_features.ts";
import type { Wrong } from "./wrongs_model.ts";

/** Where signs of a wrong stand together. */
export interface Signs extends Span {
  /** How many different ones, told by different words. */
  readonly count: number;
}

/** A sign of a wrong, and the word of the answer that it begins at. */
interface Sign {
  readonly sign: string;
  readonly word: number;
}

/** The different signs of a sentence, and the different words that say them. */
interface Heard {
  readonly signs: Set<string>;
  readonly words: Set<number>;
}

/** What a word means says less than a concept: one alone is no sign. */
const FEWEST_MEANT = 2;

/**
 * The sentence of an answer with most signs of a wrong in it and the next: of its concepts, or where
 * none is heard, as in languages that few concepts have words in, of what at least two words mean.
 */
export function findSigns(context: SignalInput, wrong: Wrong): Signs | undefined {
  const { output } = context;
  const heard = densest(output, conceptsOf(output, wrong));
  if (heard !== undefined) return heard;
  const meant = densest(output, meaningsOf(context, wrong));
  return meant !== undefined && meant.count >= FEWEST_MEANT ? meant : undefined;
}

function conceptsOf({ words }: Reading, { signs }: Wrong): Sign[] {
  return signs.flatMap((sign) =>
    (words.concepts.get(sign) ?? []).map(({ first }) => ({ sign, word: first })),
  );
}

function meaningsOf(context: SignalInput, { meant }: Wrong): Sign[] {
  const signs = new Set(meant);
  const { output, words } = meantInteraction(context);
  return output.flatMap((meaning, at) => {
    const sign = MEANINGS[meaning]!;
    return signs.has(sign) ? [{ sign, word: words[at]! }] : [];
  });
}

function densest(reading: Reading, found: readonly Sign[]): Signs | undefined {
  const sentences = new Map<number, Heard>();
  for (const { sign, word } of found) {
    const sentence = sentenceAt(reading, reading.words.words[word]?.start ?? 0);
    const heard = sentences.get(sentence) ?? { signs: new Set(), words: new Set() };
    heard.signs.add(sign);
    heard.words.add(word);
    sentences.set(sentence, heard);
  }
  let best: { sentence: number; count: number } | undefined;
  for (const [sentence, heard] of [...sentences].sort(([one], [other]) => one - other)) {
    const next = sentences.get(sentence + 1);
    const count = Math.min(
      next ? heard.signs.union(next.signs).size : heard.signs.size,
      next ? heard.words.union(next.words).size : heard.words.size,
    );
    if (best === undefined || count > best.count) best = { sentence, count };
  }
  return best && { ...sentenceSpan(reading, best.sentence), count: best.count };
}
