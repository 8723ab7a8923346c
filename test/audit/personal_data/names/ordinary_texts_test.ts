import assert from "node:assert/strict";
import { test } from "node:test";
import { detector } from "../../../../src/audit/personal_data/names/persons/person.ts";
import { ORDINARY_TEXTS } from "./ordinary_texts.ts";

for (const [language, texts] of Object.entries(ORDINARY_TEXTS)) {
  test(`ordinary talk in ${language} names no private person`, () => {
    for (const text of texts) {
      const found = detector
        .detect({ text, side: "input", countries: [] })
        .filter(({ personal }) => personal !== false)
        .map(({ start, end }) => text.slice(start, end));
      assert.deepEqual(found, [], text);
    }
  });
}
