import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Business Number of the Canada Revenue Agency: nine digits, and a program account. */
export const detector = numberedIdentifier({
  id: "ca_business_number",
  kind: "TAX_ID",
  jurisdiction: "CA",
  source: "Canada Revenue Agency, https://www.canada.ca/en/revenue-agency.html",
  forms: [
    { pattern: /^\d{9} ?R[CMPTZ] ?\d{4}$/, lengths: [15], needs: "nothing" },
    { pattern: /^\d{9}$/, lengths: [9], needs: "word" },
  ],
  words: ["business number", "bn", "gst", "hst", "numero d'entreprise"],
  checksum: (number) => luhn(number.slice(0, 9)),
  personal: false,
  examples: {
    true: [{ text: "GST/HST number 123456782 RT0001", finds: ["123456782 RT0001"] }],
    false: ["Order 123456783"],
  },
});
