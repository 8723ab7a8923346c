import { validate } from "stdnum/lib/cjs/cz/dic.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** DIČ: CZ and eight to ten digits. */
export const detector = numberedIdentifier({
  id: "cz_vat",
  kind: "TAX_ID",
  jurisdiction: "CZ",
  source: "Finanční správa, https://www.financnisprava.cz",
  forms: [{ pattern: /^CZ ?\d{8,10}$/, lengths: [10, 11, 12], needs: "country" }],
  words: ["dic", "vat", "danove identifikacni cislo"],
  checksum: (number) => validate(number).isValid,
  personal: (number) => number.length > 10,
  examples: {
    true: [{ text: "DIČ: CZ12345679", finds: ["CZ12345679"] }],
    false: ["Let CZ12345670"],
  },
});
