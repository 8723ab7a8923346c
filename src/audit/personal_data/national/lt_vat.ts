import { validate } from "stdnum/lib/cjs/lt/pvm.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** PVM mokėtojo kodas: LT and nine or twelve digits. */
export const detector = numberedIdentifier({
  id: "lt_vat",
  kind: "TAX_ID",
  jurisdiction: "LT",
  source: "Valstybinė mokesčių inspekcija, https://www.vmi.lt",
  forms: [
    { pattern: /^LT ?\d{9}(?:\d{3})?$/, lengths: [11, 14], needs: "nothing" },
    { pattern: /^\d{9}(?:\d{3})?$/, lengths: [9, 12], needs: "label" },
  ],
  words: ["pvm", "vat"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "PVM kodas LT119511611", finds: ["LT119511611"] }],
    false: ["LT119511500"],
  },
});
