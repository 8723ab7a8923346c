import assert from "node:assert/strict";
import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import type { Interaction } from "../../../src/audit/interaction.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();

function personalOf(text: string): string[] {
  const side = { value: text, format: "text", country: "global" } as const;
  const interaction: Interaction = {
    use_case: "assistant",
    company_name: "Nimbus",
    input: side,
    output: { ...side, value: "Done." },
  };
  return detectPersonalData(interaction, { detectors, countries: [] })
    .filter(({ personal }) => personal)
    .map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
}

test("the persons of a work that a text is about concern nobody", () => {
  assert.deepEqual(
    personalOf("What does Pip learn from Miss Havisham, and who is Estella's father?"),
    [],
  );
  assert.deepEqual(personalOf("Dlaczego Wokulski kocha Izabelę Łęcką w powieści Lalka?"), []);
});

test("who bears the name of a person of a work, alone, is a person", () => {
  assert.deepEqual(personalOf("My neighbour Estella Whitmore is ill."), [
    "PERSON: Estella Whitmore",
  ]);
});

test("the brands of a list of goods are nobody", () => {
  assert.deepEqual(personalOf("Shopping list: Marie Callender's pie, Felix ketchup, Rama."), []);
  assert.deepEqual(personalOf("We met Aunt Bessie's rival Albert Heijn and John Deere."), []);
});

test("Turkish words with a dotless i are read as they are written", () => {
  assert.deepEqual(personalOf("Kızım Defne 4 yaşında, adım Işıl Yıldırım."), [
    "PERSON: Defne",
    "AGE: 4",
    "PERSON: Işıl Yıldırım",
  ]);
});

test("one card is not read out of the end of a telephone number and the next line's years", () => {
  assert.deepEqual(personalOf("Mobil: 0176 4482 9917\n2012–2018 im Ausland"), [
    "PHONE: 0176 4482 9917",
  ]);
});
