import assert from "node:assert/strict";
import { test } from "node:test";
import { NAME_BIASES, NAME_MODEL } from "../../../src/audit/tagging/known_names.ts";
import { tagNames } from "../../../src/audit/tagging/tag_names.ts";
import { tokenize } from "../../../src/audit/tagging/tokenize.ts";

const options = { model: NAME_MODEL, biases: NAME_BIASES };

function found(text: string): string[] {
  return tagNames(text, options).names.map(({ kind, start, end }) => {
    return `${kind} ${text.slice(start, end)}`;
  });
}

test("tokens cover all letters and digits, in order, without overlap", () => {
  const text = "O'Brien’s café: 北京 テスト 12.5kg 👩‍👩‍👧 e\u0301te\u0301\n#tag";
  const { count, starts, ends } = tokenize(text);
  let before = 0;
  for (let at = 0; at < count; at++) {
    assert.ok(starts[at]! >= before && ends[at]! > starts[at]!);
    assert.match(text.slice(before, starts[at]), /^\s*$/);
    before = ends[at]!;
  }
  assert.equal(before, text.length);
});

test("names are told apart by their surroundings", () => {
  assert.deepEqual(found("Yesterday Robert wrote to Susan Miller in Chicago."), [
    "PERSON Robert",
    "PERSON Susan Miller",
    "LOCATION Chicago",
  ]);
  assert.deepEqual(found("Fru Karin Lindqvist bor i Göteborg."), [
    "PERSON Karin Lindqvist",
    "LOCATION Göteborg",
  ]);
});

test("the same text always gives the same names", () => {
  const text = "Maria Souza mora em Lisboa e trabalha na Galp com João Pereira.";
  const first = tagNames(text, options).names;
  tagNames("Something else, by Peter Brown of Leeds.", options);
  assert.deepEqual(tagNames(text, options).names, first);
});

test("empty and odd texts are read without complaint", () => {
  for (const text of ["", " ", "\n\n", "\ud83d", "\udc00a", "a".repeat(5000), "9".repeat(5000)]) {
    assert.ok(Array.isArray(tagNames(text, options).names));
  }
});

test("the time grows with the length of the text, not faster", () => {
  const text = "Maria Souza of Leeds met (John [Brown]) at Oak Street 5, at {Paris}; ";
  const time = (times: number): number => {
    const long = text.repeat(times);
    const began = process.cpuUsage();
    tagNames(long, options);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / times;
  };
  time(200);
  const short = Math.min(...[1, 2, 3].map(() => time(150)));
  const long = Math.min(...[1, 2, 3].map(() => time(1200)));
  assert.ok(long < short * 4, `${long} against ${short} microseconds a sentence`);
});
