import { FEATURE_COUNT } from "../../audit/context/obligations/extract_features.ts";

/** A described case as the model sees it. */
export interface Example {
  readonly text: string;
  readonly features: readonly number[];
  readonly articles: ReadonlySet<number>;
  readonly group: string;
}

/** An article with its weights, the bias last, and the score that makes it likely. */
export interface ArticleModel {
  readonly label: number;
  readonly threshold: number;
  readonly weights: Float64Array;
}

const SEED = 20260801;
const EPOCHS = 20;
const RATE = 0.15;
const DECAY = 3e-4;
/** What every feature is counted in advance. */
const SMOOTHING = 0.5;
/** Articles that fewer cases name are left out. */
const FEWEST_CASES = 14;
/** Parts of the training cases by which thresholds are chosen. */
const PARTS = 5;
const ROUNDS = 3;

/** Learns every article that enough cases name, with thresholds chosen on parts left out. */
export function fitArticles(examples: readonly Example[]): ArticleModel[] {
  const labels = countLabels(examples);
  const thresholds = chooseThresholds(labels.map((label) => scoreLeftOut(examples, label)));
  return labels.map((label, index) => ({
    label,
    threshold: thresholds[index] as number,
    weights: fit(examples, label),
  }));
}

/** The score that an article's weights give to features, 0 to 1. */
export function scoreOf(weights: Float64Array, features: readonly number[]): number {
  let sum = 0;
  for (const place of features) sum += weights[place]!;
  return 1 / (1 + Math.exp(-(weights[FEATURE_COUNT]! + sum / Math.sqrt(features.length || 1))));
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

interface HeldScore {
  readonly score: number;
  readonly hit: boolean;
}

/** The parts differ from those by which the whole is measured: the group's name is read reversed. */
function scoreLeftOut(examples: readonly Example[], label: number): HeldScore[] {
  const partIn = (one: Example) => partOf([...one.group].reverse().join(""), PARTS);
  return Array.from({ length: PARTS }, (_, part) => {
    const weights = fit(
      examples.filter((one) => partIn(one) !== part),
      label,
    );
    return examples
      .filter((one) => partIn(one) === part)
      .map((one) => ({ score: scoreOf(weights, one.features), hit: one.articles.has(label) }));
  }).flat();
}

/** Thresholds of the best micro-F1 over the parts, one label after the other. */
function chooseThresholds(held: readonly (readonly HeldScore[])[]): number[] {
  const chosen = held.map(() => 0.25);
  const named = held.flat().filter((one) => one.hit).length;
  for (let round = 0; round < ROUNDS; round++) {
    held.forEach((_, index) => {
      let best = { threshold: 0.25, f1: -1 };
      for (let hundredth = 6; hundredth <= 60; hundredth += 2) {
        chosen[index] = hundredth / 100;
        const f1 = microF1(held, { chosen, named });
        if (f1 > best.f1) best = { threshold: hundredth / 100, f1 };
      }
      chosen[index] = best.threshold;
    });
  }
  return chosen;
}

function microF1(
  held: readonly (readonly HeldScore[])[],
  { chosen, named }: { chosen: readonly number[]; named: number },
): number {
  let right = 0;
  let found = 0;
  held.forEach((scores, index) => {
    for (const { score, hit } of scores) {
      if (score < chosen[index]!) continue;
      found++;
      if (hit) right++;
    }
  });
  return (2 * right) / (found + named);
}

/** Logistic regression on log-count ratios (naive Bayes features), AdaGrad, fixed order of chance. */
function fit(all: readonly Example[], label: number): Float64Array {
  const ratios = logRatios(all, label);
  const weights = new Float64Array(FEATURE_COUNT + 1);
  const squares = new Float64Array(FEATURE_COUNT + 1).fill(1e-6);
  const order = all.map((_, index) => index);
  let state = SEED;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let index = order.length - 1; index > 0; index--) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      const other = state % (index + 1);
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (const index of order) step(weights, { one: all[index]!, label, ratios, squares });
  }
  return weights.map((weight, place) => (place < FEATURE_COUNT ? weight * ratios[place]! : weight));
}

function step(
  weights: Float64Array,
  given: { one: Example; label: number; ratios: Float64Array; squares: Float64Array },
): void {
  const { one, label, ratios, squares } = given;
  const norm = 1 / Math.sqrt(one.features.length || 1);
  let sum = weights[FEATURE_COUNT]!;
  for (const place of one.features) sum += weights[place]! * ratios[place]! * norm;
  const error = 1 / (1 + Math.exp(-sum)) - Number(one.articles.has(label));
  for (const place of one.features) {
    const slope = error * norm * ratios[place]! + DECAY * weights[place]!;
    squares[place]! += slope * slope;
    weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]!);
  }
  squares[FEATURE_COUNT]! += error * error;
  weights[FEATURE_COUNT]! -= (RATE * error) / Math.sqrt(squares[FEATURE_COUNT]!);
}

function logRatios(all: readonly Example[], label: number): Float64Array {
  const counts = [0, 1].map(() => new Float64Array(FEATURE_COUNT).fill(SMOOTHING));
  const totals = [1, 1];
  for (const { features, articles } of all) {
    const side = Number(articles.has(label));
    totals[side]!++;
    for (const place of features) counts[side]![place]!++;
  }
  return counts[1]!.map((count, place) =>
    Math.log(count / totals[1]! / (counts[0]![place]! / totals[0]!)),
  );
}
