import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [1, 2, 4, 8, 5, 10, 9, 7, 3, 6], modulus: 11 };

/** The check digit of ten digits: what is missing to a multiple of eleven; 1 stands for ten. */
function checkDigit(digits: string): string {
  const digit = 11 - weightedRemainder(digits, RULE);
  return String(digit === 11 ? 0 : digit === 10 ? 1 : digit);
}

/** CCC, código cuenta cliente: bank and branch, two check digits, account; twenty digits. */
export const detector = numberedIdentifier({
  id: "es_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "ES",
  source: "Consejo Superior Bancario, código cuenta cliente; ISO 13616, https://www.bde.es",
  forms: [
    { pattern: /^\d{4}([ -])\d{4}\1\d{2}\1\d{10}$/, lengths: [20], needs: "nothing" },
    { pattern: /^\d{20}$|^\d{4}(?: \d{4}){4}$/, lengths: [20], needs: "word" },
  ],
  words: ["cuenta", "ccc", "compte", "conta", "banco", "transferencia", "ingreso", "domicilia"],
  checksum: (number) =>
    checkDigit(`00${number.slice(0, 8)}`) === number[8] &&
    checkDigit(number.slice(10)) === number[9],
  examples: {
    true: [
      { text: "en la cuenta 2100 0418 45 0200051332", finds: ["2100 0418 45 0200051332"] },
      { text: "CCC 21000418450200051332", finds: ["21000418450200051332"] },
    ],
    false: ["2100 0418 46 0200051332", "pedido 21000418450200051332"],
  },
});
