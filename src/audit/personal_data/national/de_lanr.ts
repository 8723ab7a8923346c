import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [4, 9, 4, 9, 4, 9], modulus: 10 };

/** Lebenslange Arztnummer: six digits, a check digit, two digits of the specialty. */
export const detector = numberedIdentifier({
  id: "de_lanr",
  kind: "MEDICAL_ID",
  jurisdiction: "DE",
  source: "Kassenärztliche Bundesvereinigung, https://www.kbv.de",
  forms: [{ pattern: /^\d{9}$/, lengths: [9], needs: "word", alone: true }],
  words: ["lanr", "arztnummer", "arzt-nr", "arztnr", "lebenslange arztnummer", "arzt"],
  checksum: (number) => (10 - weightedRemainder(number, RULE)) % 10 === Number(number.charAt(6)),
  examples: {
    true: [{ text: "LANR 123456601", finds: ["123456601"] }],
    false: ["Rechnung 123456601"],
  },
});
