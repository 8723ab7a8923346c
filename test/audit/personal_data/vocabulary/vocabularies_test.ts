import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { foldText } from "../../../../src/audit/personal_data/numbered/fold_text.ts";
import { labelsBefore } from "../../../../src/audit/personal_data/vocabulary/labels_before.ts";
import { VOCABULARIES } from "../../../../src/audit/personal_data/vocabulary/vocabularies.ts";
import type { LabelKind } from "../../../../src/audit/personal_data/vocabulary/vocabulary.ts";

const FOLDER = new URL(
  "../../../../src/audit/personal_data/vocabulary/languages/",
  import.meta.url,
);
const KINDS: readonly LabelKind[] = [
  "NATIONAL_ID",
  "PASSPORT",
  "DRIVER_LICENSE",
  "MEDICAL_ID",
  "BANK_ACCOUNT",
  "TAX_ID",
  "MEMBER",
  "VEHICLE",
  "PASSWORD",
  "PIN",
  "USERNAME",
];

test("every language's file is listed under its own name", () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(".json", ""));
  assert.deepEqual(VOCABULARIES.map(({ language }) => language).sort(), files.sort());
});

test("every language names every kind of number, and its peoples", () => {
  for (const { language, labels, peoples, links } of VOCABULARIES) {
    assert.deepEqual(Object.keys(labels).sort(), [...KINDS].sort(), language);
    for (const kind of KINDS) assert.ok(labels[kind]!.length >= 5, `${language} ${kind}`);
    assert.ok(links.length > 0, language);
    const stems = peoples.flatMap((family) => family.stems.trim().split(/\s+/u));
    assert.ok(stems.length > 50 && !stems.includes(""), language);
  }
});

test("a value behind a label is told for what it is, whatever links them", () => {
  for (const { language, labels } of VOCABULARIES) {
    for (const kind of KINDS) {
      const missed = labels[kind]!.filter((label) => {
        const before = foldText(`${label}: `);
        return !labelsBefore(`${before}4711`, before.length).has(kind);
      });
      // Single signs and words that are a link, too, are none.
      assert.ok(missed.length <= 2, `${language} ${kind}: ${missed.join(", ")}`);
    }
  }
});

test("what ends a sentence, a line or a question parts a label from a number", () => {
  for (const text of ["My passport? 4711", "Mein Reisepass.\n4711", "Where is the PIN! 4711"]) {
    const folded = foldText(text);
    assert.equal(labelsBefore(folded, folded.indexOf("4711")).size, 0, text);
  }
});
