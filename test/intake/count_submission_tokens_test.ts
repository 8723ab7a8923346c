import assert from "node:assert/strict";
import { test } from "node:test";
import { countSubmissionTokens } from "../../src/intake/count_submission_tokens.ts";

function count(input: string, output: string): number | undefined {
  return countSubmissionTokens({ input: { value: input }, output: { value: output } });
}

test("input and output are counted apart and added", () => {
  assert.equal(count("Hello", " world"), 2);
  // "a" and "b" would be one token if the texts were joined.
  assert.equal(count("a", "b"), 2);
});

test("2,000 tokens are within the limit, 2,001 are not", () => {
  const thousand = " hello".repeat(1_000);
  assert.equal(count(thousand, thousand), 2_000);
  assert.equal(count(thousand, `${thousand} hello`), undefined);
  assert.equal(count(`${thousand}${thousand} hello`, ""), undefined);
  assert.equal(count(`${thousand}${thousand}`, "hello"), undefined);
});

test("65,536 UTF-8 bytes are within the limit, 65,537 are not", () => {
  const half = " ".repeat(32_768);
  assert.equal(count(half, half), 512);
  assert.equal(count(half, `${half} `), undefined);
  // As many UTF-16 code units as the limit has bytes, and one of them takes two.
  assert.equal(count(half, `${" ".repeat(32_766)}é`), 514);
  assert.equal(count(half, `${" ".repeat(32_767)}é`), undefined);
});
