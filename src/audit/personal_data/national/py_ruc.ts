import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** Modulus 11 with the weights 2, 3 and on from the right; remainders of 0 and 1 give 0. */
function checkDigitHolds(number: string): boolean {
  const remainder = weightedRemainder(number.slice(0, -1).padStart(8, "0"), RULE);
  return Number(number.at(-1)) === (remainder < 2 ? 0 : 11 - remainder);
}

/** RUC: five to nine digits and a check digit. */
export const detector = numberedIdentifier({
  id: "py_ruc",
  kind: "TAX_ID",
  jurisdiction: "PY",
  source: "Dirección Nacional de Ingresos Tributarios, https://www.dnit.gov.py",
  forms: [{ pattern: /^\d{5,8}-\d$/, lengths: [6, 7, 8, 9], needs: "word" }],
  words: ["ruc", "registro unico"],
  checksum: checkDigitHolds,
  personal: (number) => !number.startsWith("800"),
  examples: {
    true: [{ text: "RUC 80028061-0", finds: ["80028061-0"] }],
    false: ["Pedido 80028061-1"],
  },
});
