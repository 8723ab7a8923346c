import { indexCases, type CaseIndex } from "../../audit/context/obligations/compare_with_cases.ts";
import {
  FEATURE_COUNT,
  type TextFeatures,
} from "../../audit/context/obligations/extract_features.ts";
import { scoreArticles, type CaseWeights } from "../../audit/context/obligations/score_articles.ts";
import { chooseThresholds } from "./choose_thresholds.ts";
import { fitCaseWeights } from "./fit_case_weights.ts";

/** A described case as the model sees it. */
export interface Example {
  readonly text: string;
  readonly features: TextFeatures;
  readonly articles: ReadonlySet<number>;
  readonly group: string;
}

/** The articles that were learned, the score that makes each likely, and the cases learned from. */
export interface ArticleModels {
  readonly labels: readonly number[];
  readonly thresholds: readonly number[];
  readonly rarity: Float64Array;
  readonly index: CaseIndex;
  readonly learned: CaseWeights;
}

/** Articles that fewer cases name are left out. */
const FEWEST_CASES = 14;
/** Parts of the training cases by which thresholds are chosen. */
const PARTS = 5;
/** Words that stand in fewer cases are left out. */
const FEWEST_TEXTS = 2;

/**
 * Learns every article that enough cases name from the cases' likeness to each other. Thresholds
 * are chosen by scores of parts left out.
 */
export function fitArticles(examples: readonly Example[]): ArticleModels {
  const labels = countLabels(examples);
  const scores = scoreLeftOut(examples, labels);
  const held = labels.map((label, at) =>
    examples.map(({ articles }, number) => ({
      score: scores[number]![at]!,
      hit: articles.has(label),
    })),
  );
  return { labels, thresholds: chooseThresholds(held), ...fitCases(examples, labels) };
}

/** The articles that the models find likely in a text. */
export function likelyArticles(models: ArticleModels, text: TextFeatures): number[] {
  const scores = scoreArticles(text, models);
  return models.labels.filter((_, at) => scores[at]! >= models.thresholds[at]!);
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

/** For each case the scores for all labels, by cases of other parts. */
function scoreLeftOut(examples: readonly Example[], labels: readonly number[]): Float64Array[] {
  const scores = examples.map((): Float64Array => new Float64Array());
  for (let part = 0; part < PARTS; part++) {
    const seen = fitCases(
      examples.filter((one) => partIn(one) !== part),
      labels,
    );
    examples.forEach((one, number) => {
      if (partIn(one) === part) scores[number] = scoreArticles(one.features, seen);
    });
  }
  return scores;
}

function fitCases(examples: readonly Example[], labels: readonly number[]) {
  const rarity = countRarity(examples);
  const cases = examples.map(({ features, articles }) => ({
    ...features,
    labels: labels.flatMap((label, at) => (articles.has(label) ? [at] : [])),
  }));
  const index = indexCases(cases, rarity);
  return { rarity, index, learned: fitCaseWeights(index, labels.length) };
}

/** Inverse document frequency: its logarithm, plus one. */
function countRarity(examples: readonly Example[]): Float64Array {
  const counts = new Float64Array(FEATURE_COUNT);
  for (const { features } of examples) {
    for (const place of features.words) counts[place]! += 1;
  }
  return counts.map((count) =>
    count < FEWEST_TEXTS ? 0 : 1 + Math.log((examples.length + 1) / (count + 1)),
  );
}
