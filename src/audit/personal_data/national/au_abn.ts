import { validate } from "stdnum/lib/cjs/au/abn.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Australian Business Number: eleven digits, check modulo 89. */
export const detector = numberedIdentifier({
  id: "au_abn",
  kind: "TAX_ID",
  jurisdiction: "AU",
  source: "Australian Business Register, https://abr.business.gov.au",
  forms: [
    { pattern: /^\d{2} \d{3} \d{3} \d{3}$/, lengths: [11], needs: "country" },
    { pattern: /^\d{11}$/, lengths: [11], needs: "word", alone: true },
  ],
  words: ["abn", "australian business number"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "ABN 51 824 753 556", finds: ["51 824 753 556"] }],
    false: ["51 824 753 5564", "Order 51824753557"],
  },
});
