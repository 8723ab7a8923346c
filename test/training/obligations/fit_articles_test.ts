import assert from "node:assert/strict";
import { test } from "node:test";
import { treesScore } from "../../../src/audit/context/obligations/boosted_trees.ts";
import {
  extractFeatures,
  FEATURE_COUNT,
  weighFeatures,
} from "../../../src/audit/context/obligations/extract_features.ts";
import { chooseThresholds } from "../../../src/training/obligations/choose_thresholds.ts";
import { fitSeparator, separatorScore } from "../../../src/training/obligations/fit_separator.ts";
import { fitTrees } from "../../../src/training/obligations/fit_trees.ts";

const EVEN = new Float64Array(FEATURE_COUNT).fill(1);

test("a separator tells texts apart by their words", () => {
  const texts = ["the camera films the street", "the letter went to a wrong address"];
  const vectors = texts.map((text) => weighFeatures(extractFeatures(text), EVEN));
  const weights = fitSeparator(vectors, [true, false]);
  const scoreOf = (text: string) =>
    separatorScore(weights, weighFeatures(extractFeatures(text), EVEN));
  assert.ok(scoreOf("a camera in the street") > 0.5);
  assert.ok(scoreOf("a letter with an address") < 0.5);
});

test("trees learn what no single value tells", () => {
  const rows = Array.from({ length: 400 }, (_, index) =>
    Float64Array.of(index % 2, Math.floor(index / 2) % 2, index % 7 === 0 ? 1 : 0),
  );
  const isEither = (row: Float64Array) => row[0] !== row[1];
  const hits = rows.map((row, index) => (index % 20 === 0 ? !isEither(row) : isEither(row)));
  const trees = fitTrees(rows, hits);
  assert.ok(treesScore(trees, Float64Array.of(1, 0, 0)) > 0.6);
  assert.ok(treesScore(trees, Float64Array.of(1, 1, 0)) < 0.4);
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
