import { articlesByRule } from "../../audit/context/obligations/articles_by_rule.ts";
import { fitArticles, likelyArticles, partOf, type Example } from "./fit_articles.ts";

/** Parts of the groups, each judged by a model that has seen nothing of it. */
const PARTS = 5;

/** How well articles are attributed to cases of unseen groups, rules included. */
export interface UnseenScores {
  readonly cases: number;
  readonly precision: number;
  readonly recall: number;
  readonly micro_f1: number;
  readonly articles: Record<string, { right: number; found: number; named: number }>;
}

/** Measures by cross-validation over groups; thresholds are chosen within each training part. */
export function measureUnseen(examples: readonly Example[]): UnseenScores {
  const counts = new Map<number, { right: number; found: number; named: number }>();
  const countOf = (article: number) => {
    const count = counts.get(article) ?? { right: 0, found: 0, named: 0 };
    counts.set(article, count);
    return count;
  };
  for (let part = 0; part < PARTS; part += 1) {
    const isLeftOut = (one: Example) => partOf(one.group, PARTS) === part;
    const models = fitArticles(examples.filter((one) => !isLeftOut(one)));
    for (const one of examples.filter(isLeftOut)) {
      const learned = new Set(models.articles.map(({ label }) => label));
      const told = articlesByRule(one.text).filter((article) => !learned.has(article));
      for (const article of one.articles) countOf(article).named += 1;
      for (const article of [...likelyArticles(models, one.features), ...told]) {
        countOf(article).found += 1;
        if (one.articles.has(article)) countOf(article).right += 1;
      }
    }
  }
  const sum = (key: "right" | "found" | "named") =>
    [...counts.values()].reduce((total, count) => total + count[key], 0);
  return {
    cases: examples.length,
    precision: round(sum("right") / sum("found")),
    recall: round(sum("right") / sum("named")),
    micro_f1: round((2 * sum("right")) / (sum("found") + sum("named"))),
    articles: Object.fromEntries([...counts].sort(([a], [b]) => a - b)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
