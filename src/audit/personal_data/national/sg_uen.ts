import { validate } from "stdnum/lib/cjs/sg/uen.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Unique Entity Number of a business: nine or ten characters with a check letter. */
export const detector = numberedIdentifier({
  id: "sg_uen",
  kind: "TAX_ID",
  jurisdiction: "SG",
  source: "Accounting and Corporate Regulatory Authority, https://www.uen.gov.sg",
  forms: [
    {
      pattern: /^\d{8}[A-Z]$|^(?:19|20)\d{7}[A-Z]$|^[RST]\d{2}[A-Z]{2}\d{4}[A-Z]$/,
      lengths: [9, 10],
      needs: "nothing",
    },
  ],
  words: ["uen", "unique entity"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "UEN 53125226D was processed", finds: ["53125226D"] }],
    false: ["53125226", "53125226A"],
  },
});
