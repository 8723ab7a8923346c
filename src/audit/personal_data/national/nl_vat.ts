import { validate } from "stdnum/lib/cjs/nl/btw.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Btw-identificatienummer: NL, nine digits, B, two digits. */
export const detector = numberedIdentifier({
  id: "nl_vat",
  kind: "TAX_ID",
  jurisdiction: "NL",
  source: "Belastingdienst, https://www.belastingdienst.nl",
  forms: [
    {
      pattern: /^NL ?\d{9} ?B ?\d{2}$|^NL ?\d{4}\.\d{2}\.\d{3}\.B\.?\d{2}$/,
      lengths: [14],
      needs: "nothing",
    },
    { pattern: /^\d{9}B\d{2}$/, lengths: [12], needs: "label" },
  ],
  words: ["btw", "btw-id", "btw-nummer", "vat"],
  checksum: (number) => validate(number.startsWith("NL") ? number : `NL${number}`).isValid,
  personal: false,
  examples: {
    true: [{ text: "Btw-nummer NL123456782B90", finds: ["NL123456782B90"] }],
    false: ["NL123456780B9"],
  },
});
