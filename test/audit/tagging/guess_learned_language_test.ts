import assert from "node:assert/strict";
import { test } from "node:test";
import {
  EAST_ASIAN,
  languageNumber,
  UNKNOWN_LANGUAGE,
} from "../../../src/audit/tagging/guess_language.ts";
import { guessLearnedLanguage } from "../../../src/audit/tagging/guess_learned_language.ts";

function guess(text: string, known: number = UNKNOWN_LANGUAGE): number {
  return guessLearnedLanguage(text.toLowerCase().split(" "), known);
}

test("languages that rules do not tell apart are told by their function words", () => {
  const texts = [
    "az orvos nem volt itt de holnap lesz",
    "hän ei ole vielä täällä mutta tulee",
    "bu mektup için çok teşekkürler ama sonra",
    "он не был там и она тоже",
    "هذا هو من قال إن كل ما كان",
  ];
  const told = texts.map((text) => guess(text));
  assert.equal(new Set(told).size, texts.length);
  for (const language of told) assert.ok(language > EAST_ASIAN);
});

test("where no word tells the language its script does", () => {
  assert.equal(guess("ישראל ישראלי"), guess("דוד כהן"));
  assert.notEqual(guess("ישראל ישראלי"), guess("নাম রহিম"));
  assert.equal(guess("xyzzy plugh"), UNKNOWN_LANGUAGE);
});

test("what rules take a text for stands unless another language has more votes", () => {
  const german = languageNumber("de");
  assert.equal(guess("der hund ist nicht hier und", german), german);
  assert.equal(guess("任何文字", EAST_ASIAN), EAST_ASIAN);
});
