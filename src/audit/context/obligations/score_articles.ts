import { compareWithCases, type CaseIndex } from "./compare_with_cases.ts";
import type { TextFeatures } from "./extract_features.ts";

/** So many of the nearest known cases have a say of their own. */
const NEAREST = 12;
/** How fast a case's say falls with its likeness. */
const SHARPNESS = 3;
/** What the nearest cases weigh beside all cases. */
const VOTE_SHARE = 0.2;

/** What every known case weighs for each article: a row a case, a column an article. */
export interface CaseWeights {
  readonly weights: Float64Array;
  readonly articles: number;
}

/**
 * Scores a text for each article, about 0 to 1: the weights of all known cases by their likeness
 * (kernel ridge regression), and by a fifth the share of the nearest ones that name the article:
 * what an authority names is much a matter of precedent.
 */
export function scoreArticles(
  features: TextFeatures,
  { index, learned }: { readonly index: CaseIndex; readonly learned: CaseWeights },
): Float64Array {
  const { weights, articles } = learned;
  const { words, whole } = compareWithCases(features, index);
  const sums = new Float64Array(articles);
  whole.forEach((likeness, number) => {
    const row = number * articles;
    for (let at = 0; at < articles; at++) sums[at]! += likeness * weights[row + at]!;
  });
  const votes = voteOfNearest(words, { index, articles });
  return sums.map((sum, at) => (1 - VOTE_SHARE) * sum + VOTE_SHARE * votes[at]!);
}

/** For each article, the share of the cases most like a text by their words that name it, 0 to 1. */
export function voteOfNearest(
  likeness: Float64Array,
  { index, articles }: { readonly index: CaseIndex; readonly articles: number },
): Float64Array {
  const votes = new Float64Array(articles);
  const least = likeness.toSorted().at(-NEAREST) ?? 0;
  const nearest = Array.from(likeness.keys())
    .filter((number) => likeness[number]! > 0 && likeness[number]! >= least)
    .sort((a, b) => likeness[b]! - likeness[a]! || a - b)
    .slice(0, NEAREST)
    .map((number) => ({ number, say: likeness[number]! ** SHARPNESS }));
  const all = nearest.reduce((sum, { say }) => sum + say, 0);
  for (const { number, say } of nearest) {
    for (const label of index.cases[number]!.labels) votes[label]! += say / all;
  }
  return votes;
}
