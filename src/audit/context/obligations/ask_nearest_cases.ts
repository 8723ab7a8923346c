/** So many of the nearest known cases have a say. */
const NEAREST = 12;
/** How fast a case's say falls with its likeness. */
const SHARPNESS = 3;

/** A known case: the places of its words, and which of the labels it names. */
export interface KnownCase {
  readonly words: readonly number[];
  readonly labels: readonly number[];
}

/** Known cases by the words that stand in them. */
export interface CaseIndex {
  readonly cases: readonly KnownCase[];
  readonly rarity: { readonly [place: number]: number };
  /** Of each place, the numbers of the cases in which it stands. */
  readonly standing: ReadonlyMap<number, readonly number[]>;
  /** Of each case, the length of its vector. */
  readonly lengths: Float64Array;
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
 * For each label, the share of the known cases most like a text that name it, 0 to 1. Likeness is
 * the cosine of rare words held in common; time is linear in how often the text's words stand in
 * the cases.
 */
export function askNearestCases(
  words: readonly number[],
  { index, labels }: { readonly index: CaseIndex; readonly labels: number },
): Float64Array {
  const votes = new Float64Array(labels);
  const common = new Float64Array(index.cases.length);
  for (const place of words) {
    const weight = index.rarity[place]! ** 2;
    for (const number of index.standing.get(place) ?? []) common[number]! += weight;
  }
  const length = lengthOf(words, index.rarity);
  const nearest = Array.from(common.keys())
    .map((number) => ({ number, likeness: common[number]! / (length * index.lengths[number]!) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.number - b.number)
    .slice(0, NEAREST)
    .map(({ number, likeness }) => ({ number, say: likeness ** SHARPNESS }));
  const all = nearest.reduce((sum, { say }) => sum + say, 0);
  for (const { number, say } of nearest) {
    for (const label of index.cases[number]!.labels) votes[label]! += say / all;
  }
  return votes;
}

function lengthOf(words: readonly number[], rarity: { readonly [place: number]: number }): number {
  return Math.sqrt(words.reduce((sum, place) => sum + rarity[place]! ** 2, 0)) || 1;
}
