import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const FIRST = { weights: [10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };
const SECOND = { weights: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };

function checkDigit(remainder: number): number {
  return remainder < 2 ? 0 : 11 - remainder;
}

function checkDigitsHold(number: string): boolean {
  return (
    !/^(\d)\1{10}$/.test(number) &&
    checkDigit(weightedRemainder(number, FIRST)) === Number(number.charAt(9)) &&
    checkDigit(weightedRemainder(number, SECOND)) === Number(number.charAt(10))
  );
}

/** CPF: nine digits and two check digits modulo 11. */
export const detector = numberedIdentifier({
  id: "br_cpf",
  kind: "NATIONAL_ID",
  jurisdiction: "BR",
  source:
    "Lei nº 14.534/2023, the one number of a person before all authorities; Receita Federal, https://www.gov.br/receitafederal",
  forms: [
    { pattern: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/, lengths: [11], needs: "nothing" },
    { pattern: /^\d{9}-?\d{2}$/, lengths: [11], needs: "country" },
  ],
  words: ["cpf", "cadastro de pessoas fisicas", "cadastro de pessoa fisica"],
  checksum: checkDigitsHold,
  examples: {
    true: [
      { text: "CPF: 123.456.789-09", finds: ["123.456.789-09"] },
      { text: "CPF 23456789092", finds: ["23456789092"] },
    ],
    false: ["111.111.111-11", "Pedido 12345678900"],
  },
});
