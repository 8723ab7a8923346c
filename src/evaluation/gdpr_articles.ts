import { readFile } from "node:fs/promises";
import { attributeArticles } from "../audit/context/obligations/attribute_articles.ts";
import model from "../audit/context/obligations/obligations.json" with { type: "json" };
import type { Evaluation } from "./evaluation.ts";
import { readArticleCases } from "./read_article_cases.ts";

/**
 * Attribution of GDPR articles to described cases: as the training measured it on groups that it
 * had left out, and the shipped weights on the cases that they learned from. The cases name the
 * articles that an authority found violated, which is not every article that was.
 */
export const evaluation: Evaluation = {
  id: "gdpr_articles",
  run: async ({ folder, print }) => {
    const file = new URL("safety/regulation-privaci-gdpr.jsonl", folder);
    const cases = readArticleCases(await readFile(file, "utf8"));
    let [right, found, named] = [0, 0, 0];
    for (const { text, articles } of cases) {
      const attributed = attributeArticles(text);
      named += articles.size;
      found += attributed.length;
      right += attributed.filter(({ article }) => articles.has(article)).length;
    }
    const table = {
      on_unseen_groups: model.scores_on_unseen_groups,
      in_sample: {
        cases: cases.length,
        precision: round(right / found),
        recall: round(right / named),
        micro_f1: round((2 * right) / (found + named)),
      },
    };
    print(`GDPR articles on unseen groups: micro-F1 ${table.on_unseen_groups.micro_f1}`);
    print(`GDPR articles in sample: micro-F1 ${table.in_sample.micro_f1}`);
    return table;
  },
};

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
