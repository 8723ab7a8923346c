import { conceptFeatures } from "../../audit/models/concept_features.ts";
import { hashFirst, hashPair, hashWord } from "../../audit/models/hash_features.ts";
import type { LexiconNode } from "../../audit/reading/build_lexicon.ts";
import { readText } from "../../audit/reading/read_text.ts";

/** The features of a text, as `scoreReading` counts them for the whole text. */
export interface Features {
  readonly hashed: Int32Array;
  readonly concepts: readonly string[];
}

/** Takes the features of a text; a feature that several words share stands several times. */
export function extractFeatures(
  text: string,
  options: { lexicon: LexiconNode; size: number },
): Features {
  const reading = readText(text, options.lexicon);
  const hashed: number[] = [];
  for (const word of new Set(reading.words.map((one) => one.text))) {
    hashed.push(...hashWord(word, options.size));
  }
  const pairs = new Set<number>();
  for (const sentence of reading.sentences) {
    for (let index = sentence.first; index + 1 < sentence.last; index += 1) {
      const first = hashFirst(reading.words[index]?.text ?? "");
      pairs.add(hashPair(first, reading.words[index + 1]?.text ?? "", options.size));
    }
  }
  hashed.push(...pairs);
  return {
    hashed: Int32Array.from(hashed),
    concepts: [...new Set(conceptFeatures(reading).flat())],
  };
}
