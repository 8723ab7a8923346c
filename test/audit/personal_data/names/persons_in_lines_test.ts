import assert from "node:assert/strict";
import { test } from "node:test";
import { detector } from "../../../../src/audit/personal_data/names/persons/person.ts";

function personsIn(text: string): string[] {
  return detector
    .detect({ text, side: "input", countries: [] })
    .map(({ start, end }) => text.slice(start, end));
}

test("a short line ends a name, and the next one begins with another", () => {
  for (const [text = "", ...names] of [
    ["See you then.\nMichelle\nMichelle,\nplease call back.", "Michelle", "Michelle"],
    ["Can you cover for me?\nEric\nWayne Perry will help.", "Eric", "Wayne Perry"],
    ["Thanks,\nKristina\nKristina K. Sullivan", "Kristina", "Kristina K. Sullivan"],
  ]) {
    assert.deepEqual(personsIn(text), names, text);
  }
});

test("a long line may break within a name", () => {
  const text = "The letter that came this morning by courier was signed by Margaret\nThompson.";
  assert.deepEqual(personsIn(text), ["Margaret\nThompson"]);
});

test("lines among lines of persons hold persons", () => {
  const text = "Invited:\nSarah Miller\nJohn Whitfield\nOsswin Rautendahl\nMaria Lopez\nTim Becker";
  assert.deepEqual(personsIn(text), [
    "Sarah Miller",
    "John Whitfield",
    "Osswin Rautendahl",
    "Maria Lopez",
    "Tim Becker",
  ]);
  assert.deepEqual(personsIn("Shopping list:\n- Flour\n- Butter\n- Sugar\n- Salt"), []);
});

test("a nickname in quotes is a part of the name", () => {
  const text = 'The senator Winton "Red" Blount was there. Blount\'s nephew was not.';
  assert.deepEqual(personsIn(text), ['Winton "Red" Blount', "Blount"]);
});

test("a verb that opens an order, a firm of ordinary words and a business are no persons", () => {
  for (const text of [
    "Flip the switch and adjust the light.",
    "Mount the bracket above the door.",
    "I took the car to Whitaker Motors last week.",
    "We had dinner at Giordano Ristorante.",
  ]) {
    assert.deepEqual(personsIn(text), [], text);
  }
});

test("a column in which given names stand holds persons, also those whom no list knows", () => {
  const table =
    "| Courier | Off duty |\n|---|---|\n| Iker Zabalza Ruiz | gym |\n| Noelia Carrascosa | clinic |\n| Bakary Sarr | home |";
  assert.deepEqual(personsIn(table), ["Iker Zabalza Ruiz", "Noelia Carrascosa", "Bakary Sarr"]);
  assert.deepEqual(personsIn("| Port | Ship |\n|---|---|\n| Cape Town | Blue Star |"), []);
});
