import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** RUT of a business: twelve digits with a check digit. */
export const detector = numberedIdentifier({
  id: "uy_rut",
  kind: "TAX_ID",
  jurisdiction: "UY",
  source: "Dirección General Impositiva, https://www.gub.uy/direccion-general-impositiva",
  forms: [{ pattern: /^(?:0[1-9]|1\d|2[012])(?!0{6})\d{6}00\d{2}$/, lengths: [12], needs: "word" }],
  words: ["rut", "dgi"],
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  personal: false,
  examples: {
    true: [{ text: "RUT 211003420017", finds: ["211003420017"] }],
    false: ["Pedido 211003420010"],
  },
});
