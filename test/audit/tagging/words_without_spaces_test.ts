import assert from "node:assert/strict";
import { test } from "node:test";
import { tokenize } from "../../../src/audit/tagging/tokenize.ts";

function tokensOf(text: string): string[] {
  const { count, starts, ends } = tokenize(text);
  return Array.from({ length: count }, (_, at) => text.slice(starts[at], ends[at]));
}

test("Thai is cut into words, without a letter lost", () => {
  const text = "คุณสมชายทำงานที่ธนาคาร สาขาบางนา";
  const tokens = tokensOf(text);
  assert.ok(tokens.includes("คุณ") && tokens.includes("ธนาคาร"));
  assert.equal(tokens.join(""), text.replace(" ", ""));
});

test("a long row of Thai letters is cut in linear time and no further than the limit", () => {
  const began = performance.now();
  assert.ok(tokensOf("คุณสมชายทำงานที่ธนาคาร".repeat(5000)).length <= 8192);
  assert.ok(performance.now() - began < 1000);
});
