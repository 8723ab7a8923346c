import assert from "node:assert/strict";
import { test } from "node:test";
import { countInteractionTokens } from "../../src/intake/count_interaction_tokens.ts";

test("input and output are counted apart and added", () => {
  assert.equal(countInteractionTokens("Hello", " world"), 2);
  // "a" and "b" would be one token if the texts were joined.
  assert.equal(countInteractionTokens("a", "b"), 2);
});

test("2,000 tokens are within the limit, 2,001 are not", () => {
  const thousand = " hello".repeat(1_000);
  assert.equal(countInteractionTokens(thousand, thousand), 2_000);
  assert.equal(countInteractionTokens(thousand, `${thousand} hello`), Infinity);
  assert.equal(countInteractionTokens(`${thousand}${thousand} hello`, ""), Infinity);
  assert.equal(countInteractionTokens(`${thousand}${thousand}`, "hello"), Infinity);
});

test("65,536 UTF-8 bytes are within the limit, 65,537 are not", () => {
  const half = " ".repeat(32_768);
  assert.equal(countInteractionTokens(half, half), 512);
  assert.equal(countInteractionTokens(half, `${half} `), Infinity);
  // As many UTF-16 code units as the limit has bytes, and one of them takes two.
  assert.equal(countInteractionTokens(half, `${" ".repeat(32_766)}é`), 514);
  assert.equal(countInteractionTokens(half, `${" ".repeat(32_767)}é`), Infinity);
});
