import { validate } from "stdnum/lib/cjs/au/tfn.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Tax File Number: eight or nine digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "au_tfn",
  kind: "TAX_ID",
  jurisdiction: "AU",
  source: "Australian Taxation Office, https://www.ato.gov.au",
  forms: [{ pattern: /^\d{3} ?\d{3} ?\d{2,3}$/, lengths: [8, 9], needs: "word", alone: true }],
  words: ["tfn", "tax file number", "tax file"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "Tax file number: 123 456 782", finds: ["123 456 782"] }],
    false: ["Order 123456780"],
  },
});
