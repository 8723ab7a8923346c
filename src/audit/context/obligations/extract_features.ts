import { CONDUCT_CUES } from "./conduct_cues.ts";
import { DUTY_CUES } from "./duty_cues.ts";
import { OBLIGATION_CUES } from "./obligation_cues.ts";
import { OBLIGATION_RULES } from "./obligation_rules.ts";
import { PARTY_CUES } from "./party_cues.ts";

/** Words and pairs of words are hashed to this many places (FNV-1a); two bytes hold a place. */
export const FEATURE_COUNT = 1 << 16;
/** A text is read up to this many words, its signs up to this many UTF-16 units. */
const MOST_WORDS = 400;
const MOST_UNITS = 3000;
const FINER_CUES = [...PARTY_CUES, ...CONDUCT_CUES, ...DUTY_CUES];
/** Finer cues count twice: anywhere, and in a sentence of failure. */
const SIGNS = 2 * FINER_CUES.length + OBLIGATION_CUES.length + OBLIGATION_RULES.length;
/** Of a packed set of signs. */
export const SIGN_BYTES = Math.ceil(SIGNS / 8);

/** That a sentence tells what was not done, or not rightly. */
const FAILURE =
  /\bnot\b|n't\b|without|fail|lack|insufficient|inadequate|neglect|refus|never|\bno\b|despite|unable|ignor|improper|absence|miss(?:ing|ed)|omit|limited|unauthori|unlawful/;

/** What stands in a text: places of words and pairs of words, each once, and signs, a bit each. */
export interface TextFeatures {
  readonly words: readonly number[];
  readonly signs: Uint8Array;
}

/** Reads the words, the cues and the rules of a text. */
export function extractFeatures(text: string): TextFeatures {
  const lower = text.toLowerCase();
  const found = (lower.match(/\p{L}+/gu) ?? []).slice(0, MOST_WORDS);
  const words = new Set<number>();
  found.forEach((word, index) => {
    words.add(hashFeature(word) % FEATURE_COUNT);
    if (index > 0) words.add(hashFeature(`${found[index - 1]}_${word}`) % FEATURE_COUNT);
  });
  return { words: [...words], signs: packSigns(readSigns(lower.slice(0, MOST_UNITS))) };
}

function readSigns(lower: string): boolean[] {
  const failures = lower
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => FAILURE.test(sentence))
    .join(" . ");
  const anywhere = FINER_CUES.map(({ pattern }) => pattern.test(lower));
  return [
    ...anywhere,
    ...FINER_CUES.map(({ pattern }, index) => anywhere[index]! && pattern.test(failures)),
    ...OBLIGATION_CUES.map(({ pattern }) => pattern.test(lower)),
    ...OBLIGATION_RULES.map(({ all }) => all.every((pattern) => pattern.test(lower))),
  ];
}

function packSigns(signs: readonly boolean[]): Uint8Array {
  const bytes = new Uint8Array(SIGN_BYTES);
  signs.forEach((sign, index) => (bytes[index >> 3]! |= Number(sign) << (index & 7)));
  return bytes;
}

function hashFeature(feature: string): number {
  let hash = 2166136261;
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}
