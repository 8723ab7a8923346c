import { validate } from "stdnum/lib/cjs/ec/ci.js";
import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const OF_A_BODY = { weights: [3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };
const OF_A_COMPANY = { weights: [4, 3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** A person's number begins with that of the identity card. */
function isOfPerson(number: string): boolean {
  return validate(number.slice(0, 10)).isValid;
}

function isOfBody(number: string): boolean {
  return weightedRemainder(number, OF_A_BODY) === 0;
}

/** The third digit tells whose number it is: 6 a public body's, 9 a company's, less a person's. */
function isProven(number: string): boolean {
  const third = number.charAt(2);
  if (third === "6") return isOfBody(number) || isOfPerson(number);
  if (third === "9") return isOfBody(number) || weightedRemainder(number, OF_A_COMPANY) === 0;
  return Number(third) < 6 && isOfPerson(number);
}

/** RUC: thirteen digits, the last three, of the branch, from 001. */
export const detector = numberedIdentifier({
  id: "ec_ruc",
  kind: "TAX_ID",
  jurisdiction: "EC",
  source: "Servicio de Rentas Internas, https://www.sri.gob.ec",
  forms: [
    {
      pattern: /^(?:0[1-9]|1\d|2[0-4]|[35]0)\d{8}(?!000)\d{3}$/,
      lengths: [13],
      needs: "word",
    },
  ],
  words: ["ruc", "registro unico"],
  checksum: isProven,
  personal: (number) => Number(number.charAt(2)) < 6,
  examples: {
    true: [
      { text: "RUC 1792060346001", finds: ["1792060346001"] },
      { text: "RUC 1760001550001", finds: ["1760001550001"] },
    ],
    false: ["Pedido 1792060346001", "RUC 1792060347001"],
  },
});
