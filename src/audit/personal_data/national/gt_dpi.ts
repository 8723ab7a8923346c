import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 3, 4, 5, 6, 7, 8, 9], modulus: 11 };

/** CUI of the Documento Personal de Identificación: serial, check digit, department and municipality. */
export const detector = numberedIdentifier({
  id: "gt_dpi",
  kind: "NATIONAL_ID",
  jurisdiction: "GT",
  source: "Registro Nacional de las Personas, https://www.renap.gob.gt",
  forms: [
    { pattern: /^\d{4} \d{5} \d{4}$/, lengths: [13], needs: "country" },
    { pattern: /^\d{13}$/, lengths: [13], needs: "word" },
  ],
  words: ["dpi", "cui", "documento personal"],
  accepts: (number) => /^(?:0[1-9]|1\d|2[0-2])(?!00)/.test(number.slice(9)),
  checksum: (number) => weightedRemainder(number, RULE) === Number(number.charAt(8)),
  examples: {
    true: [{ text: "DPI 1234 56789 0101", finds: ["1234 56789 0101"] }],
    false: ["Pedido 1234 56780 0101"],
  },
});
