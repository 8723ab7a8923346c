import { articlesByRule } from "./articles_by_rule.ts";
import { combineScores, secondRow } from "./combine_scores.ts";
import { extractFeatures, weighFeatures, type FeatureVector } from "./extract_features.ts";
import model from "./obligations.json" with { type: "json" };

/** An article of the GDPR that a described case may violate. */
export interface AttributedArticle {
  /** The number of the article. */
  readonly article: number;
  /** 0 to 1, as the models learned it; articles differ in the score that makes them likely. */
  readonly score: number;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
}

const RARITY = Float64Array.from(bytesOf(model.rarity.bytes), (one) => one * model.rarity.scale);
const ARTICLES = model.articles.map(({ label, threshold, bias, scale, weights, trees }) => ({
  label,
  threshold,
  bias,
  scale,
  weights: new Int8Array(bytesOf(weights).buffer),
  trees,
}));
const LEARNED = new Set(ARTICLES.map(({ label }) => label));

/** How fast a score rises with the distance from the plane that parts the cases. */
const STEEPNESS = model.steepness;
/** What a rule's article is worth beside learned scores. */
const RULE_SCORE = 0.5;

/** The articles of the GDPR that a described case most likely violates, the likeliest first. */
export function attributeArticles(text: string): AttributedArticle[] {
  const features = extractFeatures(text);
  if (features.words.length === 0) return [];
  const vector = weighFeatures(features, RARITY);
  const scores = ARTICLES.map((one) => 1 / (1 + Math.exp(-STEEPNESS * distance(one, vector))));
  const row = secondRow(scores, features);
  const likely = ARTICLES.flatMap(({ label, threshold, trees }, index) => {
    const score = combineScores(scores[index]!, { trees, row });
    return score >= threshold ? [{ article: label, score }] : [];
  });
  const told = articlesByRule(text)
    .filter((article) => !LEARNED.has(article))
    .map((article) => ({ article, score: RULE_SCORE }));
  return [...likely, ...told].sort((a, b) => b.score - a.score);
}

function distance(
  { bias, scale, weights }: (typeof ARTICLES)[number],
  { places, values }: FeatureVector,
): number {
  let sum = 0;
  for (let index = 0; index < places.length; index++) {
    sum += weights[places[index]!]! * values[index]!;
  }
  return bias + sum * scale;
}
