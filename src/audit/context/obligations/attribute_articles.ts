import { fromBase64 } from "../../tagging/read_ascending.ts";
import { articlesByRule } from "./articles_by_rule.ts";
import { combineScores, secondRow } from "./combine_scores.ts";
import { extractFeatures, weighFeatures, type FeatureVector } from "./extract_features.ts";
import {
  askNearestCases,
  indexCases,
  type CaseIndex,
  type KnownCase,
} from "./ask_nearest_cases.ts";
import model from "./obligations.json" with { type: "json" };

/** An article of the GDPR that a described case may violate. */
export interface AttributedArticle {
  /** The number of the article. */
  readonly article: number;
  /** 0 to 1, as the models learned it; articles differ in the score that makes them likely. */
  readonly score: number;
}

/** An article with its weights unpacked. */
interface OpenedArticle extends Omit<PackedArticle, "weights"> {
  readonly weights: Int8Array;
}

type PackedArticle = (typeof model.articles)[number];

interface OpenedModel {
  readonly rarity: Float64Array;
  readonly articles: readonly OpenedArticle[];
  readonly learned: ReadonlySet<number>;
  readonly cases: CaseIndex;
}

let opened: OpenedModel | undefined;

/** Unpacks the weights when they are first asked for: few texts tell a case. */
function openModel(): OpenedModel {
  if (opened !== undefined) return opened;
  const bytes = fromBase64(model.rarity.bytes);
  const rarity = Float64Array.from(bytes, (one) => one * model.rarity.scale);
  opened = {
    rarity,
    articles: model.articles.map((article) => ({
      ...article,
      weights: new Int8Array(fromBase64(article.weights).buffer),
    })),
    learned: new Set(model.articles.map(({ label }) => label)),
    cases: indexCases(readCases(), rarity),
  };
  return opened;
}

/** The cases learned from: two bytes a word, one case after the other. */
function readCases(): KnownCase[] {
  const { sizes, labels, places } = model.known_cases;
  const words = new Uint16Array(fromBase64(places).buffer);
  let end = 0;
  return sizes.map((size, number) => {
    end += size;
    return { words: [...words.subarray(end - size, end)], labels: labels[number] ?? [] };
  });
}

/** How fast a score rises with the distance from the plane that parts the cases. */
const STEEPNESS = model.steepness;
/** What a rule's article is worth beside learned scores. */
const RULE_SCORE = 0.5;

/** The articles of the GDPR that a described case most likely violates, the likeliest first. */
export function attributeArticles(text: string): AttributedArticle[] {
  const features = extractFeatures(text);
  if (features.words.length === 0) return [];
  const { rarity, articles, learned, cases } = openModel();
  const vector = weighFeatures(features, rarity);
  const scores = articles.map((one) => 1 / (1 + Math.exp(-STEEPNESS * distance(one, vector))));
  const row = secondRow(scores, features);
  const votes = askNearestCases(features.words, { index: cases, labels: articles.length });
  const likely = articles.flatMap(({ label, threshold, trees }, index) => {
    const score = combineScores(scores[index]!, { trees, row, vote: votes[index]! });
    return score >= threshold ? [{ article: label, score }] : [];
  });
  const told = articlesByRule(text)
    .filter((article) => !learned.has(article))
    .map((article) => ({ article, score: RULE_SCORE }));
  return [...likely, ...told].sort((a, b) => b.score - a.score);
}

function distance(
  { bias, scale, weights }: OpenedArticle,
  { places, values }: FeatureVector,
): number {
  let sum = 0;
  for (let index = 0; index < places.length; index++) {
    sum += weights[places[index]!]! * values[index]!;
  }
  return bias + sum * scale;
}
