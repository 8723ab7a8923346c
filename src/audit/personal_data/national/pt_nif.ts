import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** NIF: nine digits, check modulo 11; the first tells persons from companies. */
export const detector = numberedIdentifier({
  id: "pt_nif",
  kind: "TAX_ID",
  jurisdiction: "PT",
  source: "Autoridade Tributária e Aduaneira, https://www.portaldasfinancas.gov.pt",
  forms: [
    { pattern: /^[1235689]\d{8}$|^[1235689]\d{2} \d{3} \d{3}$/, lengths: [9], needs: "word" },
    { pattern: /^PT ?[1235689]\d{8}$/, lengths: [11], needs: "nothing" },
  ],
  words: ["nif", "contribuinte", "numero de contribuinte", "nipc", "numero fiscal", "vat"],
  checksum: (number) =>
    ((11 - weightedRemainder(number.slice(-9), RULE)) % 11) % 10 === Number(number.at(-1)),
  personal: (number) => "123".includes(number.slice(-9).charAt(0)),
  examples: {
    true: [
      { text: "NIF: 123456789", finds: ["123456789"] },
      { text: "Contribuinte n.º 234 567 899", finds: ["234 567 899"] },
    ],
    false: ["Encomenda 123456780"],
  },
});
