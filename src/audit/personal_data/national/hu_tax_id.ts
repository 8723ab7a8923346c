import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [1, 2, 3, 4, 5, 6, 7, 8, 9], modulus: 11 };

/** Adóazonosító jel of a person: ten digits from 8, check modulo 11. */
export const detector = numberedIdentifier({
  id: "hu_tax_id",
  kind: "TAX_ID",
  jurisdiction: "HU",
  source: "Nemzeti Adó- és Vámhivatal, https://nav.gov.hu",
  forms: [{ pattern: /^8\d{9}$/, lengths: [10], needs: "word" }],
  words: ["adoazonosito", "adoazonosito jel", "adoszam", "tax id"],
  checksum: (number) => weightedRemainder(number, RULE) === Number(number.charAt(9)),
  examples: {
    true: [{ text: "Adóazonosító jel: 8123456786", finds: ["8123456786"] }],
    false: ["Rendelés 8123456780"],
  },
});
