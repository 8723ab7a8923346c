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

/** ЕИК of a business: nine or thirteen digits; VAT number after BG. */
export const detector = numberedIdentifier({
  id: "bg_company_number",
  kind: "TAX_ID",
  jurisdiction: "BG",
  source: "Агенция по вписванията, https://www.registryagency.bg",
  forms: [
    { pattern: /^BG ?\d{9}$/, lengths: [11], needs: "country" },
    { pattern: /^\d{9}$/, lengths: [9], needs: "word" },
  ],
  words: ["еик", "булстат", "дн", "ддс", "vat", "eik"],
  checksum: checkDigitHolds,
  personal: false,
  examples: {
    true: [{ text: "ДДС номер BG123456786", finds: ["BG123456786"] }],
    false: ["Полет BG123456780"],
  },
});
