import assert from "node:assert/strict";
import { test } from "node:test";
import { KIND_RULES } from "../../../src/audit/detection/kind_rules.ts";
import type { Detector } from "../../../src/audit/personal_data/detector.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

/** The stretches that a detector is sure enough of, alone, without the others. */
function findAlone(detector: Detector, text: string, countries: readonly string[] = []): string[] {
  return detector
    .detect({ text, side: "input", countries })
    .filter(({ kind, confidence }) => confidence >= KIND_RULES[kind].threshold)
    .map(({ start, end }) => text.slice(start, end));
}

const { detectors } = await loadCatalogue();

for (const detector of detectors) {
  test(`${detector.id} finds its true examples and nothing in its false ones`, () => {
    assert.ok(detector.source.length > 0);
    assert.ok(detector.examples.true.length > 0 && detector.examples.false.length > 0);
    for (const { text, finds, countries } of detector.examples.true) {
      assert.deepEqual(findAlone(detector, text, countries), finds, text);
    }
    for (const text of detector.examples.false) {
      assert.deepEqual(findAlone(detector, text), [], text);
    }
  });
}
