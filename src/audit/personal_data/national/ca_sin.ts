import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Social Insurance Number: nine digits, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "ca_sin",
  kind: "NATIONAL_ID",
  jurisdiction: "CA",
  source:
    "Employment and Social Development Canada, https://www.canada.ca/en/employment-social-development/services/sin.html",
  forms: [
    { pattern: /^[1-79]\d{2}([- ])\d{3}\1\d{3}$/, lengths: [9], needs: "country" },
    { pattern: /^[1-79]\d{8}$/, lengths: [9], needs: "word", alone: true },
  ],
  words: ["sin", "s.i.n", "n.a.s", "social insurance", "nas", "assurance sociale"],
  checksum: luhn,
  examples: {
    true: [
      { text: "My SIN is 123-456-782.", finds: ["123-456-782"] },
      { text: "mon NAS: 987 654 324", finds: ["987 654 324"] },
    ],
    false: ["435-418-166", "Order 123456780"],
  },
});
