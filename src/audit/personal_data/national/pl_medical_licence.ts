import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [1, 2, 3, 4, 5, 6], modulus: 11 };

/** Numer prawa wykonywania zawodu of a physician: seven digits with a leading check digit. */
export const detector = numberedIdentifier({
  id: "pl_medical_licence",
  kind: "MEDICAL_ID",
  jurisdiction: "PL",
  source: "Naczelna Izba Lekarska, https://nil.org.pl",
  forms: [{ pattern: /^[1-9]\d{6}$/, lengths: [7], needs: "word" }],
  words: ["pwz", "prawa wykonywania zawodu", "npwz"],
  checksum: (number) => weightedRemainder(number.slice(1), RULE) === Number(number.charAt(0)),
  examples: {
    true: [{ text: "Lekarz, nr PWZ 5425740", finds: ["5425740"] }],
    false: ["Faktura 5425740"],
  },
});
