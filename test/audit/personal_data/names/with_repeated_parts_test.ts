import assert from "node:assert/strict";
import { test } from "node:test";
import { withRepeatedParts } from "../../../../src/audit/personal_data/names/with_repeated_parts.ts";
import { analyzeText } from "../../../../src/audit/tagging/analyze_text.ts";
import { NAME_MODEL } from "../../../../src/audit/tagging/known_names.ts";

/** What is found beside a name that is known, by its words. */
function foundBeside(text: string, known: string): string[] {
  const analysis = analyzeText(text, { clusters: NAME_MODEL.clusters });
  const { starts, ends } = analysis.tokens;
  const start = text.indexOf(known);
  const first = starts.indexOf(start);
  const last = ends.indexOf(start + known.length);
  const name = { kind: "PERSON", start, end: ends[last]!, first, last, confidence: 0.9 } as const;
  return withRepeatedParts(analysis, [name])
    .slice(1)
    .map((found) => text.slice(found.start, found.end));
}

test("parts of a full name are found where they stand alone", () => {
  assert.deepEqual(foundBeside("Sandra Moreno lied. Later Moreno left.", "Sandra Moreno"), [
    "Moreno",
  ]);
});

test("what somebody is, or where, is no part of the name", () => {
  const text = "Plaintiff Moreno sued. The Plaintiff lives with Moreno in Illinois.";
  assert.deepEqual(foundBeside(text, "Plaintiff Moreno"), ["Moreno"]);
  assert.deepEqual(foundBeside("Illinois Moreno met us in Illinois.", "Illinois Moreno"), []);
});
