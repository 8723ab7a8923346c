import assert from "node:assert/strict";
import { test } from "node:test";
import {
  askNearestCases,
  indexCases,
} from "../../../../src/audit/context/obligations/ask_nearest_cases.ts";

const RARITY = [0, 1, 1, 1, 4, 4];
const index = indexCases(
  [
    { words: [1, 2, 4], labels: [0] },
    { words: [1, 3, 5], labels: [0, 1] },
    { words: [0], labels: [2] },
  ],
  RARITY,
);

test("the case that shares the rarest words has most of the say", () => {
  const votes = askNearestCases([1, 2, 5], { index, labels: 3 });
  assert.ok(votes[1]! > 0.9 && votes[1]! < 1);
  assert.equal(Math.round(votes[0]! * 1e9) / 1e9, 1);
  assert.equal(votes[2], 0);
});

test("a text that shares nothing with any case gets no votes", () => {
  assert.deepEqual([...askNearestCases([0], { index, labels: 3 })], [0, 0, 0]);
  assert.deepEqual([...askNearestCases([], { index, labels: 3 })], [0, 0, 0]);
});
