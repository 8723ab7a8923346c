import { validate } from "stdnum/lib/cjs/ie/vat.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Irish VAT number: IE, seven digits, one or two letters. */
export const detector = numberedIdentifier({
  id: "ie_vat",
  kind: "TAX_ID",
  jurisdiction: "IE",
  source: "Revenue Commissioners, https://www.revenue.ie",
  forms: [{ pattern: /^IE ?\d[0-9A-Z+*]\d{5}[A-W][A-I]?$/, lengths: [10, 11], needs: "nothing" }],
  words: ["vat", "vat number"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "VAT IE1234567FA", finds: ["IE1234567FA"] }],
    false: ["IE1234567Z"],
  },
});
