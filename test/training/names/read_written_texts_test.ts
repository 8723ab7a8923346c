import assert from "node:assert/strict";
import { test } from "node:test";
import { readWrittenTexts } from "../../../src/training/names/read_written_texts.ts";

const FEWEST_TEXTS = 100;

test("names of written texts stand where they are marked, and every language has ordinary texts", () => {
  const texts = readWrittenTexts();
  const languages = Map.groupBy(texts, ({ language }) => language);
  assert.ok(languages.size > 20);
  for (const [language, own] of languages) {
    assert.ok(own.length >= FEWEST_TEXTS, language);
    assert.ok(
      own.some(({ spans }) => spans.length === 0),
      language,
    );
    assert.equal(new Set(own.map(({ group }) => group)).size, own.length);
  }
  for (const { text, spans, group } of texts) {
    assert.doesNotMatch(text, /<\/?[PLOA]>/, group);
    for (const { start, end } of spans) {
      const name = text.slice(start, end);
      assert.notEqual(name, "", group);
      assert.equal(name.trim(), name, group);
    }
  }
});
