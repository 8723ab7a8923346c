import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 9, 8, 7, 6, 3, 4], modulus: 10 };

/** Cédula de identidad: six or seven digits and a check digit. */
export const detector = numberedIdentifier({
  id: "uy_cedula",
  kind: "NATIONAL_ID",
  jurisdiction: "UY",
  source: "Dirección Nacional de Identificación Civil, https://www.gub.uy/ministerio-interior",
  forms: [
    { pattern: /^[1-9]\.\d{3}\.\d{3}-\d$/, lengths: [8], needs: "country" },
    { pattern: /^\d{6,7}-?\d$/, lengths: [7, 8], needs: "word" },
  ],
  words: ["cedula", "ci", "c.i", "identidad"],
  checksum: (number) =>
    (10 - weightedRemainder(number.padStart(8, "0"), RULE)) % 10 === Number(number.at(-1)),
  examples: {
    true: [{ text: "Cédula 1.234.567-2", finds: ["1.234.567-2"] }],
    false: ["Pedido 1.234.567-0"],
  },
});
