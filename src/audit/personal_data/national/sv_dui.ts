import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [9, 8, 7, 6, 5, 4, 3, 2], modulus: 10 };

/** DUI of El Salvador: eight digits, hyphen, check digit. */
export const detector = numberedIdentifier({
  id: "sv_dui",
  kind: "NATIONAL_ID",
  jurisdiction: "SV",
  source: "Registro Nacional de las Personas Naturales, https://www.rnpn.gob.sv",
  forms: [
    { pattern: /^0\d{7}-\d$/, lengths: [9], needs: "country" },
    { pattern: /^0\d{8}$/, lengths: [9], needs: "word" },
  ],
  words: ["dui", "documento unico"],
  checksum: (number) => (10 - weightedRemainder(number, RULE)) % 10 === Number(number.charAt(8)),
  examples: {
    true: [{ text: "DUI 01234567-8", finds: ["01234567-8"] }],
    false: ["Pedido 01234567-0"],
  },
});
