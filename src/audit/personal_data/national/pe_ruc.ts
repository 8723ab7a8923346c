import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** RUC: eleven digits from 10 (persons) or 20 (companies), check modulo 11. */
export const detector = numberedIdentifier({
  id: "pe_ruc",
  kind: "TAX_ID",
  jurisdiction: "PE",
  source:
    "Superintendencia Nacional de Aduanas y de Administración Tributaria, https://www.sunat.gob.pe",
  forms: [{ pattern: /^(?:10|15|16|17|20)\d{9}$/, lengths: [11], needs: "word" }],
  words: ["ruc", "registro unico"],
  checksum: (number) => (11 - weightedRemainder(number, RULE)) % 10 === Number(number.charAt(10)),
  personal: (number) => !number.startsWith("20"),
  examples: {
    true: [{ text: "RUC 20123456786", finds: ["20123456786"] }],
    false: ["Pedido 20123456780"],
  },
});
