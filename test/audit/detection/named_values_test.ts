import assert from "node:assert/strict";
import { test } from "node:test";
import { foundIn } from "./found_in.ts";

/** The personal findings of a text, by kind and value. */
function personalIn(value: string): string[] {
  return foundIn(value)
    .filter(({ personal }) => personal)
    .map(({ found }) => found);
}

test("numbers, logins and codes are found in the words that people have for them", () => {
  const told: readonly (readonly [string, string])[] = [
    ["Můj řidičák sebrali, na průkazu stojí číslo EK 418821, co teď?", "DRIVER_LICENSE EK 418821"],
    ["Moje hasło do poczty to Kasztan#2017, zmień je proszę.", "SECRET Kasztan#2017"],
    ["Käyttäjätunnukseni on metsä.poika77 enkä pääse sisään.", "USERNAME metsä.poika77"],
    ["Kontoen min i banken er 9710 0011284416, send pengene dit.", "BANK_ACCOUNT 9710 0011284416"],
    ["La meva targeta sanitària diu FEPU1920415004.", "MEDICAL_ID FEPU1920415004"],
    ["جواز سفري رقم A27491837 وانتهى الشهر الماضي.", "PASSPORT A27491837"],
    ["कार KA-05-MN-2049 मेरे घर के सामने खड़ी है।", "VEHICLE KA-05-MN-2049"],
    ["玄関の暗証番号は4471です、忘れないで。", "SECRET 4471"],
    ["Uplatite na žiro 1001005-1863000160 do petka.", "BANK_ACCOUNT 1001005-1863000160"],
  ];
  for (const [text, finding] of told) assert.ok(personalIn(text).includes(finding), text);
});

test("the same words beside other numbers make them nobody's", () => {
  const told = [
    "Der Reisepass kostet seit 2024 rund 70 Euro.",
    "Hesla mají mít aspoň 12 znaků a mění se každých 90 dní.",
    "O código de erro 4471 aparece na página 12.",
    "Install react@18.2.0 and bump the login page to v2.4.1.",
    "Le code postal est 75011 et la porte est bleue.",
    "Numer zamówienia 20240017, faktura FV/2024/0117.",
  ];
  for (const text of told) assert.deepEqual(personalIn(text), [], text);
});
