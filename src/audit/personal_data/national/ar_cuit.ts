import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** Where the rule would have two digits, ten, nine stands for them. */
function checkDigitHolds(number: string): boolean {
  const digit = (11 - weightedRemainder(number, RULE)) % 11;
  return Number(number.charAt(10)) === Math.min(digit, 9);
}

/** CUIT and CUIL: type, DNI or number, check digit. */
export const detector = numberedIdentifier({
  id: "ar_cuit",
  kind: "TAX_ID",
  jurisdiction: "AR",
  source: "Agencia de Recaudación y Control Aduanero, https://www.arca.gob.ar",
  forms: [
    { pattern: /^(?:2[0347]|3[034]|5[05])-\d{8}-\d$/, lengths: [11], needs: "nothing" },
    { pattern: /^(?:2[0347]|3[034]|5[05])\d{9}$/, lengths: [11], needs: "word" },
  ],
  words: ["cuit", "cuil", "clave unica"],
  checksum: checkDigitHolds,
  personal: (number) => number.startsWith("2"),
  examples: {
    true: [{ text: "CUIT 20-12345678-6", finds: ["20-12345678-6"] }],
    false: ["20-12345678-0"],
  },
});
