import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [7, 9, 8, 6, 5, 4, 3, 2], modulus: 11 };

/** RNC of a business: nine digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "do_rnc",
  kind: "TAX_ID",
  jurisdiction: "DO",
  source: "Dirección General de Impuestos Internos, https://dgii.gov.do",
  forms: [{ pattern: /^\d-?\d{2}-?\d{5}-?\d$/, lengths: [9], needs: "word" }],
  words: ["rnc", "registro nacional del contribuyente"],
  checksum: (number) =>
    ((10 - weightedRemainder(number, RULE)) % 9) + 1 === Number(number.charAt(8)),
  personal: false,
  examples: {
    true: [{ text: "RNC 1-01-85004-3", finds: ["1-01-85004-3"] }],
    false: ["Pedido 101850040"],
  },
});
