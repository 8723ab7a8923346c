import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Numer rejestracyjny: district of two or three letters, four or five characters with a digit. */
export const detector = numberedIdentifier({
  id: "pl_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "PL",
  source: "Rozporządzenie w sprawie rejestracji pojazdów, https://www.gov.pl/web/infrastruktura",
  forms: [
    { pattern: /^[A-Z]{2,3} ?(?=[A-Z]{0,4}\d)[0-9A-Z]{4,5}$/, lengths: [6, 7, 8], needs: "word" },
  ],
  words: [
    "rejestracyjny",
    "rejestracyjnym",
    "rejestracyjne",
    "nr rej",
    "rejestracja",
    "tablica",
    "tablice",
    "pojazd",
    "pojazdu",
    "samochod",
    "license plate",
  ],
  examples: {
    true: [
      { text: "samochód o numerze rejestracyjnym WA 12345", finds: ["WA 12345"] },
      { text: "nr rej. KR 1AB23", finds: ["KR 1AB23"] },
    ],
    false: ["Norma PN 12345"],
  },
});
