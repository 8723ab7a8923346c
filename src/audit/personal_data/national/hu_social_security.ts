import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [3, 7, 3, 7, 3, 7, 3, 7], modulus: 10 };

/** TAJ szám: nine digits, check digit. */
export const detector = numberedIdentifier({
  id: "hu_social_security",
  kind: "MEDICAL_ID",
  jurisdiction: "HU",
  source: "Nemzeti Egészségbiztosítási Alapkezelő, https://www.neak.gov.hu",
  forms: [{ pattern: /^\d{3}[ -]?\d{3}[ -]?\d{3}$/, lengths: [9], needs: "word" }],
  words: ["taj", "taj szam", "taj-szam", "tajszam", "tarsadalombiztositas"],
  checksum: (number) => weightedRemainder(number, RULE) === Number(number.charAt(8)),
  examples: {
    true: [{ text: "TAJ szám: 123 456 788", finds: ["123 456 788"] }],
    false: ["Rendelés 123456780"],
  },
});
