import { validate } from "stdnum/lib/cjs/pl/regon.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** REGON: nine or fourteen digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "pl_regon",
  kind: "TAX_ID",
  jurisdiction: "PL",
  source: "Główny Urząd Statystyczny, https://bip.stat.gov.pl",
  forms: [
    {
      pattern: /^\d{9}$|^\d{14}$|^\d{3} \d{3} \d{3}$/,
      lengths: [9, 14],
      needs: "word",
      alone: true,
    },
  ],
  words: ["regon"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "REGON 123456785", finds: ["123456785"] }],
    false: ["Faktura 123456785", "REGON 123456780"],
  },
});
