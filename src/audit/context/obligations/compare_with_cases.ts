import { SIGN_BYTES, type TextFeatures } from "./extract_features.ts";

/** What likeness consists of: rare words in common, signs in common, and a share that all have. */
const WORD_SHARE = 0.4;
const SIGN_SHARE = 0.6;
const COMMON_SHARE = 0.05;
/** How fast likeness falls with every sign that one of two texts has and the other has not. */
const SIGN_SHARPNESS = 0.018;
const ALIKE_BY_DIFFERING = Float64Array.from({ length: 8 * SIGN_BYTES + 1 }, (_, differing) =>
  Math.exp(-SIGN_SHARPNESS * differing),
);
const BITS_SET = Uint8Array.from(
  { length: 256 },
  (_, byte) => byte.toString(2).split("1").length - 1,
);

/** A known case as it is compared: what stands in it, and which of the labels it names. */
export interface KnownCase extends TextFeatures {
  readonly labels: readonly number[];
}

/** Known cases by the words that stand in them. */
export interface CaseIndex {
  readonly cases: readonly KnownCase[];
  readonly rarity: { readonly [place: number]: number };
  /** Of each place, the numbers of the cases in which it stands. */
  readonly standing: ReadonlyMap<number, readonly number[]>;
  /** Of each case, the length of its vector of words. */
  readonly lengths: Float64Array;
}

/** How like each known case a text is, 0 to 1: by its rare words alone, and by all. */
export interface Likeness {
  readonly words: Float64Array;
  readonly whole: Float64Array;
}

/** Makes known cases ready to be compared with; places of rarity 0 count nothing. */
export function indexCases(
  cases: readonly KnownCase[],
  rarity: { readonly [place: number]: number },
): CaseIndex {
  const standing = new Map<number, number[]>();
  const lengths = new Float64Array(cases.length);
  cases.forEach(({ words }, number) => {
    lengths[number] = lengthOf(words, rarity);
    for (const place of words) {
      if (rarity[place] === 0) continue;
      const numbers = standing.get(place) ?? [];
      numbers.push(number);
      standing.set(place, numbers);
    }
  });
  return { cases, rarity, standing, lengths };
}

/**
 * Compares a text with every known case: the cosine of its words, weighed by how rare they are,
 * and a Gaussian of the signs that differ. Time is linear in how often the text's words stand in
 * the cases, and in the cases.
 */
export function compareWithCases({ words, signs }: TextFeatures, index: CaseIndex): Likeness {
  const { cases, rarity, standing, lengths } = index;
  const common = new Float64Array(cases.length);
  for (const place of words) {
    const weight = rarity[place]! ** 2;
    for (const number of standing.get(place) ?? []) common[number]! += weight;
  }
  const length = lengthOf(words, rarity);
  const cosines = common.map((sum, number) => sum / (length * lengths[number]!));
  const whole = cosines.map(
    (cosine, number) =>
      WORD_SHARE * cosine +
      SIGN_SHARE * ALIKE_BY_DIFFERING[countDiffering(signs, cases[number]!.signs)]! +
      COMMON_SHARE,
  );
  return { words: cosines, whole };
}

function countDiffering(signs: Uint8Array, others: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < signs.length; at++) count += BITS_SET[signs[at]! ^ others[at]!]!;
  return count;
}

function lengthOf(words: readonly number[], rarity: { readonly [place: number]: number }): number {
  return Math.sqrt(words.reduce((sum, place) => sum + rarity[place]! ** 2, 0)) || 1;
}
