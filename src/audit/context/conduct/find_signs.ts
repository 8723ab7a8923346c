import type { Reading, Span } from "../reading.ts";
import { sentenceAt, sentenceSpan } from "../reading.ts";
import type { Wrong } from "./wrongs_model.ts";

/** Where signs of a wrong stand together. */
export interface Signs extends Span {
  /** How many different ones, told by different words. */
  readonly count: number;
}

/** The different signs of a sentence, and the different words that say them. */
interface Heard {
  readonly signs: Set<string>;
  readonly words: Set<number>;
}

/** The sentence of an answer with most signs of a wrong in it and the next; none without a sign. */
export function findSigns(reading: Reading, { signs }: Wrong): Signs | undefined {
  const sentences = new Map<number, Heard>();
  for (const sign of signs) {
    for (const { first } of reading.words.concepts.get(sign) ?? []) {
      const sentence = sentenceAt(reading, reading.words.words[first]?.start ?? 0);
      const heard = sentences.get(sentence) ?? { signs: new Set(), words: new Set() };
      heard.signs.add(sign);
      heard.words.add(first);
      sentences.set(sentence, heard);
    }
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
