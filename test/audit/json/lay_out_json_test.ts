import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { layOutJson } from "../../../src/audit/json/lay_out_json.ts";

test("JSON is read out without its syntax, every character in its place", () => {
  const json = '{"applicant":{"age":52,"note":"late\\noften"},"ok":[true,null]}';
  const text = layOutJson(json);
  assert.equal(text.length, json.length);
  assert.deepEqual(text.split(/\s+/).filter(Boolean), [
    ...["applicant", ":", "age", ":52", "note", ":", "late", "often", "ok", ":", "true", "null"],
  ]);
  assert.equal(text.indexOf("late"), json.indexOf("late"));
});

test("what only carries a message is left out", () => {
  const json = '[{"role":"assistant","content":"No, the role stays vacant."}]';
  assert.equal(layOutJson(json).trim(), "No, the role stays vacant.");
});

test("whatever JSON holds, the length stays", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, spaced) => {
      const json = JSON.stringify(value, undefined, spaced ? 2 : 0);
      assert.equal(layOutJson(json).length, json.length);
    }),
    { numRuns: 300, seed: 20_261_123 },
  );
});
