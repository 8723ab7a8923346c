import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const FIRST = { weights: [1, 2, 3, 4, 5, 6, 7, 8], modulus: 11 };
const SECOND = { weights: [3, 4, 5, 6, 7, 8, 9, 10], modulus: 11 };

/** The second weights decide where the first leave ten. */
function checkDigitHolds(number: string): boolean {
  const digits = number.slice(-9);
  const first = weightedRemainder(digits, FIRST);
  const remainder = first === 10 ? weightedRemainder(digits, SECOND) % 10 : first;
  return remainder === Number(digits.charAt(8));
}

/** VAT numbers of ten digits are those of persons and of foreigners. */
const OF_FOREIGNERS = { weights: [21, 19, 17, 13, 11, 9, 7, 3, 1], modulus: 10 };
const OF_OTHERS = { weights: [4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11 };

function checkOfTenHolds(digits: string): boolean {
  const check = Number(digits.charAt(9));
  if (weightedRemainder(digits, OF_FOREIGNERS) === check) return true;
  return (11 - weightedRemainder(digits, OF_OTHERS)) % 11 === check;
}

/** ЕИК of a business: nine or thirteen digits; VAT number after BG. */
export const detector = numberedIdentifier({
  id: "bg_company_number",
  kind: "TAX_ID",
  jurisdiction: "BG",
  source: "Агенция по вписванията, https://www.registryagency.bg",
  forms: [
    { pattern: /^BG ?\d{9}$/, lengths: [11], needs: "country" },
    { pattern: /^\d{9}$/, lengths: [9], needs: "word" },
    { pattern: /^\d{10}$/, lengths: [10], needs: "label" },
  ],
  words: ["еик", "булстат", "дн", "ддс", "vat", "eik"],
  checksum: (number) =>
    /^\d{10}$/.test(number) ? checkOfTenHolds(number) : checkDigitHolds(number),
  personal: (number) => /^\d{10}$/.test(number),
  examples: {
    true: [{ text: "ДДС номер BG123456786", finds: ["BG123456786"] }],
    false: ["Полет BG123456780"],
  },
});
