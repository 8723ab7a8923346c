import { validate } from "stdnum/lib/cjs/cy/vat.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Tax identification code of Cyprus: eight digits and a check letter. */
export const detector = numberedIdentifier({
  id: "cy_tax_number",
  kind: "TAX_ID",
  jurisdiction: "CY",
  source: "Tax Department, https://www.mof.gov.cy/mof/tax",
  forms: [
    { pattern: /^CY ?\d{8}[A-Z]$/, lengths: [11], needs: "nothing" },
    { pattern: /^\d{8}[A-Z]$/, lengths: [9], needs: "word" },
  ],
  words: ["φπα", "tic", "tin", "vat", "αφτ"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "VAT CY10136731H", finds: ["CY10136731H"] }],
    false: ["Order CY10136731A"],
  },
});
