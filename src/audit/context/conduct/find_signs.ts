import type { Reading, Span } from "../reading.ts";
import { sentenceAt, sentenceSpan } from "../reading.ts";
import type { Wrong } from "./wrongs_model.ts";

/** Where signs of a wrong stand together. */
export interface Signs extends Span {
  /** How many different ones, told by different words. */
  readonly count: number;
}

/** Signs count together in a sentence and the one behind it. */
const SENTENCES = 2;

/** The sentence of an answer from which on most signs of a wrong stand; none without a sign. */
export function findSigns(reading: Reading, { signs }: Wrong): Signs | undefined {
  const places = signs.flatMap((sign) =>
    (reading.words.concepts.get(sign) ?? []).map(({ first }) => ({
      first,
      sentence: sentenceAt(reading, reading.words.words[first]?.start ?? 0),
      sign,
    })),
  );
  let best: { sentence: number; count: number } | undefined;
  for (const sentence of [...new Set(places.map((place) => place.sentence))].sort(
    (a, b) => a - b,
  )) {
    const near = places.filter(
      (place) => place.sentence >= sentence && place.sentence < sentence + SENTENCES,
    );
    const count = Math.min(
      new Set(near.map(({ sign }) => sign)).size,
      new Set(near.map(({ first }) => first)).size,
    );
    if (best === undefined || count > best.count) best = { sentence, count };
  }
  return best && { ...sentenceSpan(reading, best.sentence), count: best.count };
}
