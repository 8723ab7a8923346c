import { characterGrades, simplify } from "./chinese_lexicon.ts";
import {
  CHARACTER_CLASSES,
  DIGIT,
  IDEOGRAPH,
  LOWER,
  MARK,
  SYMBOL,
  UPPER,
} from "./character_class.ts";
import { GAZETTEER_BITS, lookUpWord } from "./gazetteer.ts";
import { hashPrefix, hashString, hashSuffix, mixHash } from "./hash.ts";
import { clustersAt, factsAt, findWord } from "./lexicon.ts";

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
  /** What the lexicon says of the word, and of its stem where it may be an inflected name. */
  readonly facts: number;
  readonly stem: number;
  /** Clusters of the word as it is written, and of its other spelling, from much text. */
  readonly written: number;
  readonly rewritten: number;
  readonly isSymbol: boolean;
  /** Features for the token itself, for its neighbours, and for those two away. */
  readonly features: readonly [own: Int32Array, near: Int32Array, far: Int32Array];
}

/** Number of features at the start of `features[0]` that name the very word. */
export const LEXICAL_FEATURES = 2;
/** Index in `features[0]`, `[1]`, `[2]` from which on the features come from the gazetteer. */
export const GAZETTEER_FROM = [20, 6, 4] as const;

const CASING_DIGITS = 4;
/** The casing of a word in a script without case. */
export const CASELESS_SCRIPT = 5;

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
  if (upper === 0) return other > 0 ? CASELESS_SCRIPT : 0;
  if (lower === 0) return upper === 1 ? 1 : 2;
  return upper === 1 && CHARACTER_CLASSES[surface.charCodeAt(0)] === UPPER ? 1 : 3;
}

function lengthBucket(length: number): number {
  return length > 8 ? 6 : length > 5 ? 5 : length;
}

function normalize(surface: string, casing: number): string {
  if (casing === CASING_DIGITS) return `#${Math.min(surface.length, 7)}`;
  const code = surface.charCodeAt(0);
  if (CHARACTER_CLASSES[code] === IDEOGRAPH) return String.fromCharCode(simplify(code));
  return surface.toLowerCase();
}

function isIdeograph(word: string): boolean {
  return CHARACTER_CLASSES[word.charCodeAt(0)] === IDEOGRAPH;
}

function ownFeatures(surface: string, type: Omit<WordType, "features">): Int32Array {
  const { lower, word, shape, casing, cluster, bits } = type;
  const suffix3 = hashSuffix(lower, 3);
  const features = [
    mixHash(word, 1),
    mixHash(hashString(casing === CASING_DIGITS ? lower : surface), 2),
    mixHash(hashPrefix(lower, 1), 3 + casing * 64),
    mixHash(hashPrefix(lower, 2), 4),
    mixHash(hashPrefix(lower, 3), 5),
    mixHash(hashPrefix(lower, 4), 6),
    mixHash(hashSuffix(lower, 1), 7 + casing * 64),
    mixHash(hashSuffix(lower, 2), 8),
    mixHash(suffix3, 9),
    mixHash(hashSuffix(lower, 4), 10),
    mixHash(shape, 11),
    mixHash(mixHash(suffix3, casing), 12),
    mixHash(mixHash(hashPrefix(lower, 3), casing), 13),
    mixHash(cluster, 14),
    mixHash(cluster, 15 + casing * 64),
    mixHash(hashSuffix(lower, 5), 16),
    mixHash(type.written, 19 + casing * 64),
    mixHash(type.written & 63, 20 + casing * 64),
    mixHash(type.rewritten, 21 + casing * 64),
    mixHash(mixHash(type.written, type.rewritten), 22 + casing * 64),
  ];
  const { facts } = type;
  const names = facts & 63;
  const likeness = (facts >>> 6) & 15;
  const use = (facts >>> 10) & 63;
  const capitals = facts >>> 16;
  features.push(
    mixHash(names, 23 + casing * 64),
    mixHash(likeness | ((capitals & 7) << 4), 24 + casing * 64),
    mixHash(capitals, 25 + casing * 64),
    mixHash(use, 26 + casing * 64),
    mixHash(names | (likeness << 6) | ((capitals & 7) << 10), 27 + casing * 64),
    mixHash(type.stem & 15, 30 + casing * 64),
  );
  for (let bit = 0; bit < GAZETTEER_BITS; bit++) {
    if ((bits & (1 << bit)) !== 0) features.push(mixHash(bit + casing * 64, 17));
  }
  if (bits !== 0) features.push(mixHash(bits, 18 + casing * 64));
  return new Int32Array(features);
}

function nearFeatures(type: Omit<WordType, "features">): Int32Array {
  const features = [
    mixHash(type.word, 31),
    mixHash(hashSuffix(type.lower, 3), 32),
    mixHash(type.shape, 33),
    mixHash(type.cluster, 34),
    mixHash(hashPrefix(type.lower, 3), 35),
    mixHash(type.written, 36 + type.casing * 64),
  ];
  const likeness = (type.facts >>> 6) & 15;
  const capitals = (type.facts >>> 16) & 7;
  features.push(
    mixHash(type.facts & 63, 38 + type.casing * 64),
    mixHash(likeness | (capitals << 4), 39 + type.casing * 64),
    mixHash(type.stem & 15, 40),
  );
  for (let bit = 0; bit < GAZETTEER_BITS; bit++) {
    if ((type.bits & (1 << bit)) !== 0) features.push(mixHash(bit, 37));
  }
  return new Int32Array(features);
}

function farFeatures(type: Omit<WordType, "features">): Int32Array {
  const features = [
    mixHash(type.word, 41),
    mixHash(type.shape, 42),
    mixHash(type.cluster, 43),
    mixHash(type.written & 63, 45),
    mixHash(type.bits, 44),
    mixHash(type.facts & 15, 46 + type.casing * 64),
  ];
  return new Int32Array(features);
}

/** A Chinese character has no parts; its features are few, in the three groups of a word's. */
function characterFeatures(
  surface: string,
  type: Omit<WordType, "features">,
): WordType["features"] {
  const { word, shape, cluster, facts } = type;
  const own = [
    mixHash(word, 1),
    mixHash(hashString(surface), 2),
    mixHash(word, 61),
    mixHash(shape, 11),
    mixHash(cluster, 14),
    mixHash(facts, 62),
    mixHash(facts & 15, 63),
    mixHash(facts >> 4, 64),
  ];
  const near = [
    mixHash(word, 31),
    mixHash(shape, 33),
    mixHash(cluster, 34),
    mixHash(facts, 65),
    mixHash(facts & 63, 66),
  ];
  const far = [mixHash(word, 41), mixHash(cluster, 43), mixHash(facts & 63, 67)];
  return [new Int32Array(own), new Int32Array(near), new Int32Array(far)];
}

/** Endings with which Slavic languages inflect names, longest first. */
const NAME_ENDINGS = [
  "ovou",
  "ovej",
  "ovom",
  "ová",
  "ovi",
  "ova",
  "ovo",
  "ove",
  "om",
  "em",
  "ov",
  "ev",
  "ou",
  "in",
  "a",
  "u",
  "e",
  "y",
  "i",
];

/** What the lexicon says of a name before inflection; 0 where the word itself is one. */
function stemFacts(lower: string, facts: number): number {
  if ((facts & 15) !== 0 || lower.length < 4) return 0;
  let best = 0;
  for (const ending of NAME_ENDINGS) {
    if (!lower.endsWith(ending) || lower.length - ending.length < 3) continue;
    const stem = lower.slice(0, -ending.length);
    for (const base of [stem, stem + "a", stem + "o"]) {
      best = Math.max(best, factsAt(findWord(hashString(base))) & 15);
    }
  }
  return best;
}

/** Works out what a word says by itself. */
export function describeWord(surface: string, clusters: Clusters): WordType {
  const casing = casingOf(surface);
  const lower = normalize(surface, casing);
  const word = hashString(lower);
  const isSymbol = CHARACTER_CLASSES[surface.charCodeAt(0)] === SYMBOL;
  const shape = isSymbol ? word : mixHash(casing, lengthBucket(surface.length));
  const cluster = clusters.get(word) ?? 0;
  const slot = findWord(word);
  const spellings = clustersAt(slot);
  const capital = spellings & 0xffff;
  const small = spellings >>> 16;
  const facts = isIdeograph(lower) ? characterGrades(lower.charCodeAt(0)) : factsAt(slot);
  const type = {
    lower,
    word,
    shape,
    casing,
    cluster,
    bits: lookUpWord(lower),
    facts,
    stem: casing >= 1 && casing <= 3 ? stemFacts(lower, facts) : 0,
    written: casing === 0 ? small : capital,
    rewritten: casing === 0 ? capital : small,
    isSymbol,
  };
  const features: WordType["features"] = isIdeograph(lower)
    ? characterFeatures(surface, type)
    : [ownFeatures(surface, type), nearFeatures(type), farFeatures(type)];
  return { ...type, features };
}
