import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [8, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** Eight digits are those of a business, ten the birth number of its owner. */
function checkDigitHolds(number: string): boolean {
  const digits = number.replace(/^CZ/, "");
  const check = Number(digits.at(-1));
  if (digits.length === 8) return (11 - weightedRemainder(digits, RULE)) % 10 === check;
  return (Number(digits.slice(0, 9)) % 11) % 10 === check;
}

/** DIČ: CZ and eight or ten digits. */
export const detector = numberedIdentifier({
  id: "cz_vat",
  kind: "TAX_ID",
  jurisdiction: "CZ",
  source: "Finanční správa, https://www.financnisprava.cz",
  forms: [
    { pattern: /^CZ ?(?:\d{8}|\d{10})$/, lengths: [10, 12], needs: "country" },
    { pattern: /^(?:\d{8}|\d{10})$/, lengths: [8, 10], needs: "label" },
  ],
  words: ["dic", "vat", "danove identifikacni cislo"],
  checksum: checkDigitHolds,
  personal: (number) => number.replace(/^CZ/, "").length === 10,
  examples: {
    true: [{ text: "DIČ: CZ12345679", finds: ["CZ12345679"] }],
    false: ["Let CZ12345670"],
  },
});
