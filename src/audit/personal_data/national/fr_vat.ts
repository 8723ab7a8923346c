import { validate } from "stdnum/lib/cjs/fr/tva.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Numéro de TVA intracommunautaire: FR, a key of two characters, the SIREN. */
export const detector = numberedIdentifier({
  id: "fr_vat",
  kind: "TAX_ID",
  jurisdiction: "FR",
  source: "Direction générale des Finances publiques, CGI art. 286 ter, https://www.impots.gouv.fr",
  forms: [
    { pattern: /^FR ?[0-9A-HJ-NP-Z]{2} ?\d{3} ?\d{3} ?\d{3}$/, lengths: [13], needs: "nothing" },
    { pattern: /^(?!FR)[0-9A-HJ-NP-Z]{2} ?\d{3} ?\d{3} ?\d{3}$/, lengths: [11], needs: "label" },
  ],
  words: ["tva", "vat"],
  checksum: (number) => validate(number.startsWith("FR") ? number : `FR${number}`).isValid,
  personal: false,
  examples: {
    true: [{ text: "TVA FR 11 123456782", finds: ["FR 11 123456782"] }],
    false: ["FR00123456780"],
  },
});
