import assert from "node:assert/strict";
import { test } from "node:test";
import { analyzeText } from "../../../src/audit/tagging/analyze_text.ts";
import { guessByLetters } from "../../../src/audit/tagging/guess_by_letters.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../src/audit/tagging/guess_language.ts";

function languageOf(text: string): number {
  return guessByLetters(analyzeText(text, { clusters: new Map() }).types);
}

test("letters of common words tell the language, those of names do not", () => {
  assert.equal(languageOf("Kima sprevádza úradníkov, ľudí."), languageNumber("sk"));
  assert.equal(languageOf("Größere Mengen gewünscht."), languageNumber("de"));
  assert.equal(languageOf("Contact: Marko Šimić, phone."), UNKNOWN_LANGUAGE);
});

test("letters that no known language has tell nothing", () => {
  assert.equal(languageOf("güneş doğar, kış."), UNKNOWN_LANGUAGE);
  assert.equal(languageOf("Ships fast."), UNKNOWN_LANGUAGE);
});
