import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Partita IVA: eleven digits, the last a Luhn check digit. */
export const detector = numberedIdentifier({
  id: "it_vat",
  kind: "TAX_ID",
  jurisdiction: "IT",
  source: "Agenzia delle Entrate, D.P.R. 633/1972, https://www.agenziaentrate.gov.it",
  forms: [
    { pattern: /^IT ?\d{11}$/, lengths: [13], needs: "nothing" },
    { pattern: /^\d{11}$/, lengths: [11], needs: "word", alone: true },
  ],
  words: ["partita iva", "iva", "p.iva", "p. iva", "piva", "vat", "p.i."],
  checksum: (number) => luhn(number.slice(-11)) && !number.endsWith("00000000000"),
  personal: false,
  examples: {
    true: [
      { text: "P.IVA 12345678903", finds: ["12345678903"] },
      { text: "VAT IT12345678903", finds: ["IT12345678903"] },
    ],
    false: ["Ordine 12345678900"],
  },
});
