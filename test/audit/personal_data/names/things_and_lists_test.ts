import assert from "node:assert/strict";
import { test } from "node:test";
import { detector } from "../../../../src/audit/personal_data/names/persons/person.ts";

function personsIn(text: string): string[] {
  return detector
    .detect({ text, side: "input", countries: [] })
    .filter(({ personal }) => personal !== false)
    .map(({ start, end }) => text.slice(start, end));
}

test("dishes, drinks, feasts, plants, ships and programs are no persons", () => {
  for (const text of [
    "She ordered a Bloody Mary and a Shirley Temple.",
    "We serve Jack Daniel's and Aperol at the bar.",
    "The Golden Retriever and the Jack Russell need a walk.",
    "Water the Black-eyed Susan and prune the Rose of Sharon.",
    "Nasi Goreng and Gado-Gado are on the menu.",
    "Biryani, Paneer Tikka and Masala Dosa are popular.",
    "Eid al-Fitr and Diwali are public holidays here.",
    "The Aurora Borealis was visible over Tromsø.",
    "The ferry Regina Seaways was delayed by the storm.",
    "The Johan Sverdrup field produces oil.",
    "Ask Alexa to turn on the lights.",
    "Thank God it is over.",
  ]) {
    assert.deepEqual(personsIn(text), [], text);
  }
});

test("who bears a thing's name is a person still", () => {
  assert.deepEqual(personsIn("Shirley Temple from accounting called me back."), ["Shirley Temple"]);
});

test("people of a list are persons and no firm", () => {
  for (const [text = "", ...names] of [
    [
      "It is the brainchild of our 3 founders: Leehy, Perkins and Copeland.",
      "Leehy",
      "Perkins",
      "Copeland",
    ],
    ["My name is Ann but everyone calls me Tilly.", "Ann", "Tilly"],
    ["We hired Baker, Fox and Lane for the trial."],
    ["Please call me Monday or call me ASAP."],
  ]) {
    assert.deepEqual(personsIn(text), names, text);
  }
});

test("names of many countries are found in short sentences", () => {
  for (const [text = "", name = ""] of [
    ["Aigerim Nurlanova paid in cash.", "Aigerim Nurlanova"],
    ["Please update the delivery address of Chukwuemeka Obi before noon.", "Chukwuemeka Obi"],
    ["Siti Nurhaliza binti Ahmad Zulkifli signed the form.", "Siti Nurhaliza binti Ahmad Zulkifli"],
    ["El paciente Wilmer Quispe Mamani llegó a las ocho.", "Wilmer Quispe Mamani"],
    ["Leilani Kahananui asked to reschedule her scan.", "Leilani Kahananui"],
    ["Jurgita Kazlauskienė picked up the keys yesterday.", "Jurgita Kazlauskienė"],
    ["我们需要联系客户欧阳静怡确认地址。", "欧阳静怡"],
    ["请把这份文件交给王建国处理。", "王建国"],
  ]) {
    assert.deepEqual(personsIn(text), [name], text);
  }
});
