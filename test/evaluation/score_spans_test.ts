import assert from "node:assert/strict";
import { test } from "node:test";
import { countCharacters, matchSpans, scoreOf } from "../../src/evaluation/score_spans.ts";

const span = (start: number, end: number, label = "PERSON") => ({ start, end, label });

test("the best pair is matched first, one to one", () => {
  const predicted = [span(0, 10), span(0, 8)];
  const annotated = [span(0, 8)];
  assert.deepEqual(matchSpans(predicted, annotated, { minimum: 0.5, typed: true }), [[1, 0]]);
  assert.deepEqual(matchSpans([span(0, 8, "EMAIL")], annotated, { minimum: 0.5, typed: true }), []);
});

test("F2 weighs recall four times as much as precision", () => {
  assert.deepEqual(scoreOf({ matched: 1, predicted: 2, annotated: 1 }), {
    annotated: 1,
    precision: 0.5,
    recall: 1,
    f2: 0.8333,
  });
  assert.equal(scoreOf({ matched: 0, predicted: 0, annotated: 0 }).f2, 1);
});

test("characters count once however many spans cover them", () => {
  assert.deepEqual(countCharacters([span(0, 4), span(2, 6)], [span(3, 8)], 10), {
    matched: 3,
    predicted: 6,
    annotated: 5,
  });
});
