import assert from "node:assert/strict";
import { test } from "node:test";
import {
  compareWithCases,
  indexCases,
} from "../../../../src/audit/context/obligations/compare_with_cases.ts";
import {
  scoreArticles,
  voteOfNearest,
} from "../../../../src/audit/context/obligations/score_articles.ts";

const RARITY = [0, 1, 1, 1, 4, 4];
const index = indexCases(
  [
    { words: [1, 2, 4], signs: Uint8Array.of(0b0000_0001), labels: [0] },
    { words: [1, 3, 5], signs: Uint8Array.of(0b1111_0000), labels: [0, 1] },
    { words: [0], signs: Uint8Array.of(0b1111_1111), labels: [2] },
  ],
  RARITY,
);

function compare(words: readonly number[], signs = 0) {
  return compareWithCases({ words, signs: Uint8Array.of(signs) }, index);
}

test("a case is wholly like itself in its words, and not like one that shares none", () => {
  const { words } = compare([1, 3, 5]);
  assert.ok(Math.abs(words[1]! - 1) < 1e-9);
  assert.ok(words[0]! > 0 && words[0]! < 0.1);
  assert.equal(words[2], 0);
});

test("texts without common words are the more alike the more signs they share", () => {
  const { whole } = compare([], 0b1111_1110);
  assert.ok(whole[2]! > whole[1]!);
  assert.ok(whole[1]! > whole[0]!);
});

test("the case that shares the rarest words has most of the say", () => {
  const votes = voteOfNearest(compare([1, 2, 5]).words, { index, articles: 3 });
  assert.ok(votes[1]! > 0.9 && votes[1]! < 1);
  assert.equal(Math.round(votes[0]! * 1e9) / 1e9, 1);
  assert.equal(votes[2], 0);
});

test("a text that shares no word with any case gets no votes", () => {
  for (const words of [[0], []]) {
    assert.deepEqual([...voteOfNearest(compare(words).words, { index, articles: 3 })], [0, 0, 0]);
  }
});

test("an article's score rises with the likeness to cases that weigh for it", () => {
  const learned = { weights: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1), articles: 3 };
  const scores = scoreArticles({ words: [1, 2, 4], signs: Uint8Array.of(1) }, { index, learned });
  assert.ok(scores[0]! > scores[1]!);
  assert.ok(scores[1]! > scores[2]!);
});
