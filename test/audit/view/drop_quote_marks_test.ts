import assert from "node:assert/strict";
import { test } from "node:test";
import { dropQuoteMarks } from "../../../src/audit/view/drop_quote_marks.ts";
import { locateInValue } from "../../../src/audit/view/view.ts";

test("quoted lines are read without their marks, and found where they stand", () => {
  const view = dropQuoteMarks("> Hauptstraße 53\r\n>> 10115 Berlin\n>\n> Gruß");
  assert.equal(view.text, "Hauptstraße 53\r\n10115 Berlin\n\nGruß");
  const start = view.text.indexOf("10115");
  assert.deepEqual(locateInValue(view, { start, end: start + 5 }), { start: 21, end: 26 });
});

test("prompts of interpreters and comparisons are no quotes", () => {
  for (const text of [">>> print(1)", "a > b\nb >= c"]) {
    assert.equal(dropQuoteMarks(text).text, text);
  }
});
