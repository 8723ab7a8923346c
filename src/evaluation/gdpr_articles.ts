import { readFile } from "node:fs/promises";
import { attributeArticles } from "../audit/context/obligations/attribute_articles.ts";
import type { Evaluation } from "./evaluation.ts";
import { isHeldOut, readArticleCases } from "./read_article_cases.ts";

/**
 * Attribution of GDPR articles to described cases, on the groups that training never saw. The cases
 * name the articles that an authority found violated, which is not every article that was.
 */
export const evaluation: Evaluation = {
  id: "gdpr_articles",
  run: async ({ folder, print }) => {
    const file = new URL("safety/regulation-privaci-gdpr.jsonl", folder);
    const cases = readArticleCases(await readFile(file, "utf8")).filter((one) =>
      isHeldOut(one.group),
    );
    const counts = new Map<number, { right: number; found: number; named: number }>();
    const countOf = (article: number) => {
      const count = counts.get(article) ?? { right: 0, found: 0, named: 0 };
      counts.set(article, count);
      return count;
    };
    for (const { text, articles } of cases) {
      for (const article of articles) countOf(article).named++;
      for (const { article } of attributeArticles(text)) {
        countOf(article).found++;
        if (articles.has(article)) countOf(article).right++;
      }
    }
    const sum = (part: "right" | "found" | "named") =>
      [...counts.values()].reduce((total, count) => total + count[part], 0);
    const [right, found, named] = [sum("right"), sum("found"), sum("named")];
    const table = {
      cases: cases.length,
      precision: round(right / found),
      recall: round(right / named),
      micro_f1: round((2 * right) / (found + named)),
      articles: Object.fromEntries(
        [...counts].sort(([a], [b]) => a - b).map(([article, count]) => [article, count]),
      ),
    };
    print(`GDPR articles: micro-F1 ${table.micro_f1} on ${table.cases} cases`);
    return table;
  },
};

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
