import type { BoostedTrees } from "../../audit/context/obligations/boosted_trees.ts";
import { combineScores, secondRow } from "../../audit/context/obligations/combine_scores.ts";
import {
  FEATURE_COUNT,
  weighFeatures,
  type TextFeatures,
} from "../../audit/context/obligations/extract_features.ts";
import {
  askNearestCases,
  indexCases,
  type CaseIndex,
  type KnownCase,
} from "../../audit/context/obligations/ask_nearest_cases.ts";
import { chooseThresholds, type HeldScore } from "./choose_thresholds.ts";
import { fitSeparator, separatorScore } from "./fit_separator.ts";
import { fitTrees } from "./fit_trees.ts";

/** A described case as the model sees it. */
export interface Example {
  readonly text: string;
  readonly features: TextFeatures;
  readonly articles: ReadonlySet<number>;
  readonly group: string;
}

/** An article with its weights, the bias last, its trees, and the score that makes it likely. */
export interface ArticleModel {
  readonly label: number;
  readonly threshold: number;
  readonly weights: Float64Array;
  readonly trees: BoostedTrees | null;
}

/** All articles, how rare each feature is, and the cases learned from. */
export interface ArticleModels {
  readonly rarity: Float64Array;
  readonly cases: CaseIndex;
  readonly articles: readonly ArticleModel[];
}

/** Articles that fewer cases name are left out. */
const FEWEST_CASES = 14;
/** Parts of the training cases by which thresholds are chosen. */
const PARTS = 5;
/** Articles that fewer cases name get no trees. */
const FEWEST_FOR_TREES = 25;
/** Features that stand in fewer cases are left out. */
const FEWEST_TEXTS = 2;

/**
 * Learns every article that enough cases name: a linear model of its words, then trees over the
 * scores that these get on parts left out. Thresholds are chosen on parts left out from both.
 */
export function fitArticles(examples: readonly Example[]): ArticleModels {
  const labels = countLabels(examples);
  const { first, votes } = scoreLeftOut(examples, labels);
  const rows = examples.map((one, index) => secondRow(first[index]!, one.features));
  const parts = examples.map(partIn);
  const held = labels.map((label, at) => {
    const scores = first.map((all) => all[at]!);
    const hits = examples.map((one) => one.articles.has(label));
    return holdOut({ rows, hits, scores, votes: votes.map((all) => all[at]!), parts });
  });
  const thresholds = chooseThresholds(held);
  const { rarity, fits } = fitLabels(examples, labels);
  const articles = labels.map((label, index) => ({
    label,
    threshold: thresholds[index]!,
    weights: fits[index]!,
    trees: fitIfEnough(
      rows,
      examples.map((one) => one.articles.has(label)),
    ),
  }));
  return { rarity, cases: indexCases(knownCases(examples, labels), rarity), articles };
}

/** The articles that the models find likely in a text. */
export function likelyArticles(models: ArticleModels, text: TextFeatures): number[] {
  const { rarity, articles, cases } = models;
  const vector = weighFeatures(text, rarity);
  const scores = articles.map(({ weights }) => separatorScore(weights, vector));
  const row = secondRow(scores, text);
  const votes = askNearestCases(text.words, { index: cases, labels: articles.length });
  return articles
    .filter(({ trees, threshold }, at) => {
      return combineScores(scores[at]!, { trees, row, vote: votes[at]! }) >= threshold;
    })
    .map(({ label }) => label);
}

function fitIfEnough(rows: readonly Float64Array[], hits: readonly boolean[]): BoostedTrees | null {
  return hits.filter(Boolean).length < FEWEST_FOR_TREES ? null : fitTrees(rows, hits);
}

/** Joint scores of cases whose part the trees have not seen. */
function holdOut(given: {
  rows: readonly Float64Array[];
  hits: readonly boolean[];
  scores: readonly number[];
  votes: readonly number[];
  parts: readonly number[];
}): HeldScore[] {
  const { rows, hits, scores, votes, parts } = given;
  return Array.from({ length: PARTS }, (_, part) => {
    const isSeen = (_: unknown, index: number) => parts[index] !== part;
    const trees = fitIfEnough(rows.filter(isSeen), hits.filter(isSeen));
    return rows.flatMap((row, index) => {
      if (parts[index] !== part) return [];
      const score = combineScores(scores[index]!, { trees, row, vote: votes[index]! });
      return [{ score, hit: hits[index]! }];
    });
  }).flat();
}

/** In which of some parts a group stands: groups are never divided. */
export function partOf(group: string, parts: number): number {
  let sum = 0;
  for (const unit of group) sum = (sum * 31 + unit.charCodeAt(0)) % 100_003;
  return sum % parts;
}

function countLabels(all: readonly Example[]): number[] {
  const counts = new Map<number, number>();
  for (const { articles } of all)
    for (const one of articles) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FEWEST_CASES)
    .map(([label]) => label)
    .sort((a, b) => a - b);
}

/** The parts differ from those by which the whole is measured: the group's name is read reversed. */
function partIn(one: Example): number {
  return partOf([...one.group].reverse().join(""), PARTS);
}

/** For each case the scores and the votes for all labels, by what has not seen its part. */
function scoreLeftOut(examples: readonly Example[], labels: readonly number[]) {
  const first = examples.map((): number[] => []);
  const votes = examples.map((): Float64Array => new Float64Array());
  for (let part = 0; part < PARTS; part++) {
    const seen = examples.filter((one) => partIn(one) !== part);
    const { rarity, fits } = fitLabels(seen, labels);
    const cases = indexCases(knownCases(seen, labels), rarity);
    examples.forEach((one, index) => {
      if (partIn(one) !== part) return;
      const vector = weighFeatures(one.features, rarity);
      first[index] = fits.map((weights) => separatorScore(weights, vector));
      votes[index] = askNearestCases(one.features.words, { index: cases, labels: labels.length });
    });
  }
  return { first, votes };
}

function knownCases(examples: readonly Example[], labels: readonly number[]): KnownCase[] {
  return examples.map(({ features, articles }) => ({
    words: features.words,
    labels: labels.flatMap((label, at) => (articles.has(label) ? [at] : [])),
  }));
}

function fitLabels(examples: readonly Example[], labels: readonly number[]) {
  const rarity = countRarity(examples);
  const vectors = examples.map((one) => weighFeatures(one.features, rarity));
  const fits = labels.map((label) =>
    fitSeparator(
      vectors,
      examples.map((one) => one.articles.has(label)),
    ),
  );
  return { rarity, fits };
}

/** Inverse document frequency: its logarithm, plus one. */
function countRarity(examples: readonly Example[]): Float64Array {
  const counts = new Float64Array(FEATURE_COUNT);
  for (const { features } of examples) {
    for (const place of [...features.words, ...features.characters]) counts[place]! += 1;
  }
  return counts.map((count) =>
    count < FEWEST_TEXTS ? 0 : 1 + Math.log((examples.length + 1) / (count + 1)),
  );
}
