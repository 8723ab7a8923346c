import { CHARACTER_CLASSES, DIGIT, LOWER, MARK, SYMBOL, UPPER } from "./character_class.ts";
import { GAZETTEER_BITS, lookUpWord } from "./gazetteer.ts";
import { hashString, mixHash } from "./hash.ts";

/** Word clusters: the cluster of a word by its hash, 0 for an unknown word. */
export type Clusters = ReadonlyMap<number, number>;

/** All that a word says by itself, wherever it stands. */
export interface WordType {
  readonly lower: string;
  /** Hash of the lower-case form; digits are replaced by their number. */
  readonly word: number;
  readonly shape: number;
  /** 0 lower or symbol, 1 capitalised, 2 all upper, 3 mixed, 4 digits, 5 a script without case. */
  readonly casing: number;
  readonly cluster: number;
  /** Gazetteer bits of the word alone. */
  readonly bits: number;
  readonly isSymbol: boolean;
  /** Features for the token itself, for its neighbours, and for those two away. */
  readonly features: readonly [own: Int32Array, near: Int32Array, far: Int32Array];
}

/** Number of features at the start of `features[0]` that name the very word. */
export const LEXICAL_FEATURES = 2;
/** Index in `features[0]`, `[1]`, `[2]` from which on the features come from the gazetteer. */
export const GAZETTEER_FROM = [16, 5, 3] as const;

const CASING_DIGITS = 4;
const CASING_NONE = 5;

function casingOf(surface: string): number {
  let upper = 0;
  let lower = 0;
  let other = 0;
  for (let at = 0; at < surface.length; at++) {
    const character = CHARACTER_CLASSES[surface.charCodeAt(at)]!;
    if (character === UPPER) upper++;
    else if (character === LOWER) lower++;
    else if (character === DIGIT) return CASING_DIGITS;
    else if (character !== MARK && character !== SYMBOL) other++;
  }
  if (upper === 0) return other > 0 ? CASING_NONE : 0;
  if (lower === 0) return upper === 1 ? 1 : 2;
  return upper === 1 && CHARACTER_CLASSES[surface.charCodeAt(0)] === UPPER ? 1 : 3;
}

function lengthBucket(length: number): number {
  return length > 8 ? 6 : length > 5 ? 5 : length;
}

function normalize(surface: string, casing: number): string {
  if (casing === CASING_DIGITS) return `#${Math.min(surface.length, 7)}`;
  return surface.toLowerCase();
}

function ownFeatures(surface: string, type: Omit<WordType, "features">): Int32Array {
  const { lower, word, shape, casing, cluster, bits } = type;
  const suffix3 = hashString(lower.slice(-3));
  const features = [
    mixHash(word, 1),
    mixHash(hashString(casing === CASING_DIGITS ? lower : surface), 2),
    mixHash(hashString(lower.slice(0, 1)), 3 + casing * 64),
    mixHash(hashString(lower.slice(0, 2)), 4),
    mixHash(hashString(lower.slice(0, 3)), 5),
    mixHash(hashString(lower.slice(0, 4)), 6),
    mixHash(hashString(lower.slice(-1)), 7 + casing * 64),
    mixHash(hashString(lower.slice(-2)), 8),
    mixHash(suffix3, 9),
    mixHash(hashString(lower.slice(-4)), 10),
    mixHash(shape, 11),
    mixHash(mixHash(suffix3, casing), 12),
    mixHash(mixHash(hashString(lower.slice(0, 3)), casing), 13),
    mixHash(cluster, 14),
    mixHash(cluster, 15 + casing * 64),
    mixHash(hashString(lower.slice(-5)), 16),
  ];
  for (let bit = 0; bit < GAZETTEER_BITS; bit++) {
    if ((bits & (1 << bit)) !== 0) features.push(mixHash(bit + casing * 64, 17));
  }
  if (bits !== 0) features.push(mixHash(bits, 18 + casing * 64));
  return Int32Array.from(features);
}

function nearFeatures(type: Omit<WordType, "features">): Int32Array {
  const features = [
    mixHash(type.word, 31),
    mixHash(hashString(type.lower.slice(-3)), 32),
    mixHash(type.shape, 33),
    mixHash(type.cluster, 34),
    mixHash(hashString(type.lower.slice(0, 3)), 35),
  ];
  for (let bit = 0; bit < GAZETTEER_BITS; bit++) {
    if ((type.bits & (1 << bit)) !== 0) features.push(mixHash(bit, 37));
  }
  return Int32Array.from(features);
}

function farFeatures(type: Omit<WordType, "features">): Int32Array {
  const features = [
    mixHash(type.word, 41),
    mixHash(type.shape, 42),
    mixHash(type.cluster, 43),
    mixHash(type.bits, 44),
  ];
  return Int32Array.from(features);
}

/** Works out what a word says by itself. */
export function describeWord(surface: string, clusters: Clusters): WordType {
  const casing = casingOf(surface);
  const lower = normalize(surface, casing);
  const word = hashString(lower);
  const isSymbol = CHARACTER_CLASSES[surface.charCodeAt(0)] === SYMBOL;
  const shape = isSymbol ? word : mixHash(casing, lengthBucket(surface.length));
  const cluster = clusters.get(word) ?? 0;
  const type = { lower, word, shape, casing, cluster, bits: lookUpWord(lower), isSymbol };
  return {
    ...type,
    features: [ownFeatures(surface, type), nearFeatures(type), farFeatures(type)],
  };
}
