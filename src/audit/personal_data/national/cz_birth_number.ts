import { birthNumber } from "../checks/birth_number.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Rodné číslo. */
export const detector = numberedIdentifier({
  id: "cz_birth_number",
  kind: "NATIONAL_ID",
  jurisdiction: "CZ",
  source: "Ministerstvo vnitra, zákon č. 133/2000 Sb., https://www.mvcr.cz",
  ...birthNumber,
  words: ["rodne cislo", "rodneho cisla", "rc", "r.c", "r. c", "birth number"],
  examples: {
    true: [{ text: "Rodné číslo: 800101/1238", finds: ["800101/1238"] }],
    false: ["801301/1234", "Objednávka 8001011234"],
  },
});
