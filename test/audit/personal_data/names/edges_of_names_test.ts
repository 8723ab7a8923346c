import assert from "node:assert/strict";
import { test } from "node:test";
import { extendAddress } from "../../../../src/audit/personal_data/names/addresses/extend_address.ts";
import { trimPerson } from "../../../../src/audit/personal_data/names/persons/trim_person.ts";

test("the greeting at a letter's end is no part of the name", () => {
  for (const text of ["Mvh Birthe Lundsgaard", "MfG Jonas Weber", "Terv Liisa Korhonen"]) {
    const { start, end } = trimPerson(text, { start: 0, end: text.length });
    assert.equal(text.slice(start, end), text.slice(text.indexOf(" ") + 1));
  }
});

test("the letter of a house belongs to its number, and a further word does not", () => {
  const extended = (text: string, found: string) => {
    const { start, end } = extendAddress(text, { start: 0, end: found.length });
    return text.slice(start, end);
  };
  assert.equal(extended("Granitvägen 14 B i Härnösand", "Granitvägen 14"), "Granitvägen 14 B");
  assert.equal(extended("Nyvej 7 A, 2. tv", "Nyvej 7").startsWith("Nyvej 7 A"), true);
  assert.equal(extended("Hauptstraße 14 A Kaffee", "Hauptstraße 14"), "Hauptstraße 14");
});

test("what is somebody's is no part of the name, a title is", () => {
  const trimmed = (text: string) => {
    const { start, end } = trimPerson(text, { start: 0, end: text.length });
    return text.slice(start, end);
  };
  assert.equal(trimmed("Unterlagen von Jürgen Pohlmann"), "Jürgen Pohlmann");
  assert.equal(trimmed("Annette von Droste"), "Annette von Droste");
});
