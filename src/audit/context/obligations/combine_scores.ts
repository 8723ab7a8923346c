import { treesScore, type BoostedTrees } from "./boosted_trees.ts";
import type { TextFeatures } from "./extract_features.ts";

const SHORT = 250;
const LONG = 600;

/** What the second model sees of a text: the first model's scores, the signs and the length. */
export function secondRow(
  scores: readonly number[],
  { signs, length }: TextFeatures,
): Float64Array {
  const lengths = [length / 1000, Number(length < SHORT), Number(length > LONG)];
  return Float64Array.from([...scores, ...signs, ...lengths]);
}

/** What the nearest known cases weigh beside the models. */
const VOTE_SHARE = 0.2;

/**
 * The mean of the first model's score and of the second's, which knows which articles are named
 * together; the first's alone where an article is too rare for a second. The known cases most like
 * the text have a fifth of the say: what an authority names is much a matter of precedent.
 */
export function combineScores(
  score: number,
  { trees, row, vote }: { trees: BoostedTrees | null; row: Float64Array; vote: number },
): number {
  const learned = trees === null ? score : (score + treesScore(trees, row)) / 2;
  return (1 - VOTE_SHARE) * learned + VOTE_SHARE * vote;
}
