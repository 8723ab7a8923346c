import { birthNumber } from "../checks/birth_number.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Rodné číslo. */
export const detector = numberedIdentifier({
  id: "sk_birth_number",
  kind: "NATIONAL_ID",
  jurisdiction: "SK",
  source: "Ministerstvo vnútra, zákon č. 301/1995 Z. z., https://www.minv.sk",
  ...birthNumber,
  words: ["rodne cislo", "rodneho cisla", "r.c", "r. c", "birth number"],
  examples: {
    true: [{ text: "Rodné číslo: 805101/1232", finds: ["805101/1232"] }],
    false: ["801301/1234"],
  },
});
