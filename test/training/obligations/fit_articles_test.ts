import assert from "node:assert/strict";
import { test } from "node:test";
import {
  compareWithCases,
  indexCases,
} from "../../../src/audit/context/obligations/compare_with_cases.ts";
import {
  extractFeatures,
  FEATURE_COUNT,
} from "../../../src/audit/context/obligations/extract_features.ts";
import { scoreArticles } from "../../../src/audit/context/obligations/score_articles.ts";
import { chooseThresholds } from "../../../src/training/obligations/choose_thresholds.ts";
import { fitCaseWeights } from "../../../src/training/obligations/fit_case_weights.ts";

const EVEN = new Float64Array(FEATURE_COUNT).fill(1);

test("weights of cases tell texts apart by their words", () => {
  const cases = [
    { ...extractFeatures("the camera films the street"), labels: [0] },
    { ...extractFeatures("the letter went to a wrong address"), labels: [1] },
  ];
  const index = indexCases(cases, EVEN);
  const learned = fitCaseWeights(index, 2);
  const [films, sent] = ["a camera in the street", "a letter with an address"].map((text) =>
    scoreArticles(extractFeatures(text), { index, learned }),
  );
  assert.ok(films![0]! > films![1]!);
  assert.ok(sent![1]! > sent![0]!);
});

test("weights solve for the labels: what is left of each is its own weight by the ridge", () => {
  const texts = ["lost a laptop", "lost a phone", "sent a letter", "asked for a copy"];
  const cases = texts.map((text, number) => ({ ...extractFeatures(text), labels: [number % 2] }));
  const index = indexCases(cases, EVEN);
  const { weights } = fitCaseWeights(index, 2);
  cases.forEach((one, number) => {
    const { whole } = compareWithCases(one, index);
    const fitted = whole.reduce((sum, likeness, other) => sum + likeness * weights[other * 2]!, 0);
    const named = one.labels.includes(0) ? 1 : 0;
    assert.ok(Math.abs(named - fitted - 0.4 * weights[number * 2]!) < 1e-9);
  });
});

test("thresholds leave out a label that only guesses", () => {
  const sure = Array.from({ length: 40 }, (_, index) => ({
    score: index < 20 ? 0.7 : 0.1,
    hit: index < 20,
  }));
  const guess = Array.from({ length: 40 }, (_, index) => ({ score: 0.4, hit: index === 7 }));
  const [first, second] = chooseThresholds([sure, guess]);
  assert.ok(first !== undefined && first > 0.1 && first <= 0.7);
  assert.ok(second !== undefined && second > 0.4);
});
