import { OBLIGATION_CUES } from "./obligation_cues.ts";

/** Features are hashed to this many places (FNV-1a). */
export const FEATURE_COUNT = 1 << 16;

/** A text is read up to this many words. */
const MOST_WORDS = 400;

/**
 * What a model of obligations sees of a text: stemmed words, pairs of words, and the cues of
 * obligations with their pairs; each place once.
 */
export function extractFeatures(text: string): number[] {
  const lower = text.toLowerCase();
  const words = (lower.match(/\p{L}+/gu) ?? []).slice(0, MOST_WORDS).map(stem);
  const features = new Set<number>();
  words.forEach((word, index) => {
    features.add(hashFeature(word));
    if (index > 0) features.add(hashFeature(`${words[index - 1]}_${word}`));
  });
  const cues = OBLIGATION_CUES.filter((cue) => cue.pattern.test(lower)).map((cue) => cue.id);
  cues.forEach((cue, index) => {
    features.add(hashFeature(`cue:${cue}`));
    for (const other of cues.slice(index + 1)) features.add(hashFeature(`cue:${cue}&${other}`));
  });
  return [...features];
}

function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ing|ed|es|s|ion|ly)$/, "") : word;
}

function hashFeature(feature: string): number {
  let hash = 2166136261;
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16777619);
  }
  return (hash >>> 0) % FEATURE_COUNT;
}
