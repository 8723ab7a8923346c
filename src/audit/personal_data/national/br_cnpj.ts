import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const FIRST = { weights: [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };
const SECOND = { weights: [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };

function checkDigit(remainder: number): number {
  return remainder < 2 ? 0 : 11 - remainder;
}

function checkDigitsHold(number: string): boolean {
  return (
    checkDigit(weightedRemainder(number, FIRST)) === Number(number.charAt(12)) &&
    checkDigit(weightedRemainder(number, SECOND)) === Number(number.charAt(13))
  );
}

/** CNPJ of a business: twelve characters (letters since 2026) and two check digits. */
export const detector = numberedIdentifier({
  id: "br_cnpj",
  kind: "TAX_ID",
  jurisdiction: "BR",
  source: "Receita Federal, Instrução Normativa RFB 2.229/2024, https://www.gov.br/receitafederal",
  forms: [
    {
      pattern: /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/,
      lengths: [14],
      needs: "nothing",
    },
    { pattern: /^\d{14}$/, lengths: [14], needs: "word" },
  ],
  words: ["cnpj", "cadastro nacional"],
  checksum: checkDigitsHold,
  personal: false,
  examples: {
    true: [{ text: "CNPJ 12.345.678/0001-95", finds: ["12.345.678/0001-95"] }],
    false: ["12.345.678/0001-00"],
  },
});
