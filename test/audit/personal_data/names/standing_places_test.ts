import assert from "node:assert/strict";
import { test } from "node:test";
import { detector } from "../../../../src/audit/personal_data/names/places/location.ts";

function placesIn(text: string): string[] {
  return detector
    .detect({ text, side: "input", countries: [] })
    .map(({ start, end }) => text.slice(start, end));
}

const FOUND: readonly (readonly [text: string, ...places: string[]])[] = [
  ["Il treno che parte domani ferma a Merano, Salonicco è più lontana.", "Merano", "Salonicco"],
  ["Vi väljer mellan Abisko och Nikkaluokta i sommar.", "Abisko", "Nikkaluokta"],
  ["Potem jedziemy przez Kłodzko i wracamy.", "Kłodzko"],
  ["jméno;město;narozen\nNikol Šebková;Tábor;1999-02-11", "Tábor"],
  ["Ο παππούς μου ήρθε από την Τραπεζούντα στον Πειραιά.", "Τραπεζούντα", "Πειραιά"],
  ["Екскурсію над Дністром перенесли.", "Дністром"],
  ["wir fahren im herbst ans schwarze meer", "schwarze meer"],
  ["ze zit nu in deventer denk ik", "deventer"],
  ["mai mình ra đà nẵng chơi nha", "đà nẵng"],
  ["se on joku jätkä joka asuu hakaniemessä", "hakaniemessä"],
  ["Bunicii mei erau din Mediaș, nu din Brașov.", "Mediaș", "Brașov"],
];

const NOT_FOUND: readonly string[] = [
  "Ella trabaja con Windows y con Excel todo el día.",
  "La réunion a lieu chaque mardi avec Monsieur Lenoir.",
  "wir gehen morgen ans fenster und trinken kaffee",
  "szukam dobrego przepisu na ciasto z jabłkami",
  "tôi muốn sống trong hòa bình với mọi người",
];

test("a known town is found where it stands alone, in a cell or in small letters", () => {
  for (const [text, ...places] of FOUND) assert.deepEqual(placesIn(text), places, text);
});

test("ordinary words, people and products are no towns", () => {
  for (const text of NOT_FOUND) assert.deepEqual(placesIn(text), [], text);
});
