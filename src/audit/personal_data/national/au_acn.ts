import { validate } from "stdnum/lib/cjs/au/acn.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Australian Company Number: nine digits with a check digit. */
export const detector = numberedIdentifier({
  id: "au_acn",
  kind: "TAX_ID",
  jurisdiction: "AU",
  source: "Australian Securities and Investments Commission, https://asic.gov.au",
  forms: [{ pattern: /^\d{3} ?\d{3} ?\d{3}$/, lengths: [9], needs: "word", alone: true }],
  words: ["acn", "australian company number"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "ACN 004 085 616", finds: ["004 085 616"] }],
    false: ["Order 004085615"],
  },
});
