import { articlesByRule } from "../../audit/context/obligations/articles_by_rule.ts";
import { fitArticles, likelyArticles, partOf, type Example } from "./fit_articles.ts";

/** Parts of the groups, each judged by a model that has seen nothing of it. */
const PARTS = 5;

/** So many ways to divide the groups show how far the score is a matter of chance. */
const DIVISIONS = 4;

/** How well articles are attributed to cases of unseen groups, rules included. */
export interface UnseenScores {
  readonly cases: number;
  readonly precision: number;
  readonly recall: number;
  readonly micro_f1: number;
  /** Of every division; the other figures are of the first. */
  readonly micro_f1_of_divisions: readonly number[];
  readonly articles: Record<string, { right: number; found: number; named: number }>;
}

interface Count {
  readonly right: number;
  readonly found: number;
  readonly named: number;
}

/** Measures by cross-validation over groups; thresholds are chosen within each training part. */
export function measureUnseen(examples: readonly Example[]): UnseenScores {
  const divisions = Array.from({ length: DIVISIONS }, (_, division) =>
    countUnseen(examples, division),
  );
  const counts = divisions[0]!;
  const { right, found, named } = sumCounts(counts);
  return {
    cases: examples.length,
    precision: round(right / found),
    recall: round(right / named),
    micro_f1: microF1(counts),
    micro_f1_of_divisions: divisions.map(microF1),
    articles: Object.fromEntries([...counts].sort(([a], [b]) => a - b)),
  };
}

function countUnseen(examples: readonly Example[], division: number): Map<number, Count> {
  const counts = new Map<number, Count>();
  const add = (article: number, { right = 0, found = 0, named = 0 }: Partial<Count>) => {
    const before = counts.get(article) ?? { right: 0, found: 0, named: 0 };
    counts.set(article, {
      right: before.right + right,
      found: before.found + found,
      named: before.named + named,
    });
  };
  for (let part = 0; part < PARTS; part += 1) {
    const isLeftOut = ({ group }: Example) =>
      partOf(division === 0 ? group : `${division} ${group}`, PARTS) === part;
    const models = fitArticles(examples.filter((one) => !isLeftOut(one)));
    for (const one of examples.filter(isLeftOut)) {
      const told = articlesByRule(one.text).filter((article) => !models.labels.includes(article));
      for (const article of one.articles) add(article, { named: 1 });
      for (const article of [...likelyArticles(models, one.features), ...told]) {
        add(article, { found: 1, right: Number(one.articles.has(article)) });
      }
    }
  }
  return counts;
}

function sumCounts(counts: ReadonlyMap<number, Count>): Count {
  const sum = (key: keyof Count) =>
    [...counts.values()].reduce((total, count) => total + count[key], 0);
  return { right: sum("right"), found: sum("found"), named: sum("named") };
}

function microF1(counts: ReadonlyMap<number, Count>): number {
  const { right, found, named } = sumCounts(counts);
  return round((2 * right) / (found + named));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
