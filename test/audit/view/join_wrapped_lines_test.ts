import assert from "node:assert/strict";
import { test } from "node:test";
import { joinWrappedLines } from "../../../src/audit/view/join_wrapped_lines.ts";

test("breaks where the next word would not have fitted are spaces", () => {
  const wrapped =
    "The quick brown fox jumps over the lazy dog that sleeps in the\nafternoon sun of a garden which nobody but the neighbours' cats\nknows of.\n\nKind regards\nAnna";
  assert.equal(
    joinWrappedLines(wrapped).text,
    "The quick brown fox jumps over the lazy dog that sleeps in the afternoon sun of a garden which nobody but the neighbours' cats knows of.\n\nKind regards\nAnna",
  );
});

test("lines of lists, addresses and unwrapped paragraphs stay", () => {
  for (const text of [
    "Anna Weber\nHauptstr. 5\n10115 Berlin",
    "- one item of a list that is as long as a line of running text gets\n- another item of a list that is as long as a line of running text",
    `${"A paragraph that no program wrapped. ".repeat(8)}\nAnother one.`,
  ]) {
    assert.equal(joinWrappedLines(text).text, text);
  }
});
