import { OBLIGATION_CUES } from "./obligation_cues.ts";
import { OBLIGATION_RULES } from "./obligation_rules.ts";

/** Features are hashed to this many places (FNV-1a): words before, characters behind the half. */
export const FEATURE_COUNT = 1 << 17;

/** A text is read up to this many words. */
const MOST_WORDS = 400;
/** Runs of characters within a word, its borders included. */
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;
/** What a cue or a rule weighs beside the words and the characters, which weigh 1 each. */
const SIGN_WEIGHT = 0.15;
const HALF = FEATURE_COUNT / 2;

/** A text as a model of obligations sees it: places and their values. */
export interface FeatureVector {
  readonly places: Int32Array;
  readonly values: Float64Array;
}

/** What stands in a text: places of words and pairs and of runs of characters, each once, and signs. */
export interface TextFeatures {
  readonly words: readonly number[];
  readonly characters: readonly number[];
  /** 1 or 0 for every cue and every rule, in their order. */
  readonly signs: readonly number[];
  /** In UTF-16 units. */
  readonly length: number;
}

/** Reads the words, the runs of characters, the cues and the rules of a text. */
export function extractFeatures(text: string): TextFeatures {
  const lower = text.toLowerCase();
  const found = (lower.match(/\p{L}+/gu) ?? []).slice(0, MOST_WORDS);
  const words = new Set<number>();
  const characters = new Set<number>();
  found.forEach((word, index) => {
    words.add(hashFeature(word) % HALF);
    if (index > 0) words.add(hashFeature(`${found[index - 1]}_${word}`) % HALF);
    const bordered = ` ${word} `;
    for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length++) {
      for (let start = 0; start + length <= bordered.length; start++) {
        characters.add(HALF + (hashFeature(bordered.slice(start, start + length)) % HALF));
      }
    }
  });
  const signs = [
    ...OBLIGATION_CUES.map((cue) => cue.pattern.test(lower)),
    ...OBLIGATION_RULES.map(({ all }) => all.every((pattern) => pattern.test(lower))),
  ].map(Number);
  return { words: [...words], characters: [...characters], signs, length: text.length };
}

/**
 * Weighs features by how rare they are; words and characters make a vector of length 1 each.
 *
 * @param rarity per place; 0 for what is too rare to learn from
 */
export function weighFeatures(
  { words, characters, signs }: TextFeatures,
  rarity: { readonly [place: number]: number },
): FeatureVector {
  const sum = new Map<number, number>();
  for (const block of [words, characters]) {
    const squares = block.reduce((total, place) => total + rarity[place]! ** 2, 0);
    const norm = 1 / Math.sqrt(squares || 1);
    for (const place of block) {
      if (rarity[place]! > 0) sum.set(place, rarity[place]! * norm);
    }
  }
  signs.forEach((sign, index) => {
    const place = hashFeature(`sign:${index}`) % HALF;
    if (sign > 0) sum.set(place, (sum.get(place) ?? 0) + SIGN_WEIGHT);
  });
  return { places: Int32Array.from(sum.keys()), values: Float64Array.from(sum.values()) };
}

function hashFeature(feature: string): number {
  let hash = 2166136261;
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}
