import { articlesByRule } from "./articles_by_rule.ts";
import { extractFeatures } from "./extract_features.ts";
import model from "./obligations.json" with { type: "json" };

/** An article of the GDPR that a described case may violate. */
export interface AttributedArticle {
  /** The number of the article. */
  readonly article: number;
  /** 0 to 1, as the model learned it; articles differ in the score that makes them likely. */
  readonly score: number;
}

const ARTICLES = model.articles.map(({ label, threshold, bias, scale, weights }) => ({
  label,
  threshold,
  bias,
  scale,
  weights: Int8Array.from(atob(weights), (unit) => unit.charCodeAt(0)),
}));

/** What a rule's article is worth beside learned scores. */
const RULE_SCORE = 0.5;

/** The articles of the GDPR that a described case most likely violates, the likeliest first. */
export function attributeArticles(text: string): AttributedArticle[] {
  const features = extractFeatures(text);
  if (features.length === 0) return [];
  const scores = new Map(scoreArticles(features).map((one) => [one.article, one]));
  for (const article of articlesByRule(text)) {
    if (!scores.has(article)) scores.set(article, { article, score: RULE_SCORE });
  }
  return [...scores.values()].sort((a, b) => b.score - a.score);
}

function scoreArticles(features: readonly number[]): AttributedArticle[] {
  return ARTICLES.flatMap(({ label, threshold, bias, scale, weights }) => {
    let sum = 0;
    for (const place of features) sum += weights[place] ?? 0;
    const score = 1 / (1 + Math.exp(-(bias + (sum * scale) / Math.sqrt(features.length))));
    return score >= threshold ? [{ article: label, score }] : [];
  });
}
