import assert from "node:assert/strict";
import { test } from "node:test";
import { analyzeText } from "../../../src/audit/tagging/analyze_text.ts";
import { guessByWords, OTHER_LANGUAGE } from "../../../src/audit/tagging/guess_by_words.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../src/audit/tagging/guess_language.ts";

function guess(text: string): number {
  const { types, language } = analyzeText(text, { clusters: new Map() });
  return guessByWords(types, language);
}

test("frequent words tell the language of short texts", () => {
  assert.equal(guess("Nurlanova paid in cash."), languageNumber("en"));
  assert.equal(guess("Povedala mu všetko, hneď a dobre."), languageNumber("sk"));
  assert.equal(guess("Meddig kell főzni a gulyáslevest, és milyen hús kell bele?"), OTHER_LANGUAGE);
  assert.equal(guess("Aigerim Nurlanova"), UNKNOWN_LANGUAGE);
});
