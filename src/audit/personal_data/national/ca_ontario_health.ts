import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Ontario health card: ten digits (Luhn) and a version code of two letters. */
export const detector = numberedIdentifier({
  id: "ca_ontario_health",
  kind: "MEDICAL_ID",
  jurisdiction: "CA",
  source: "Ontario Ministry of Health, https://www.ontario.ca/page/ministry-health",
  forms: [
    {
      pattern: /^\d{4}[- ]\d{3}[- ]\d{3}(?:[- ][A-Z]{1,2})?$/,
      lengths: [10, 11, 12],
      needs: "country",
    },
    { pattern: /^\d{10}(?:[A-Z]{2})?$/, lengths: [10, 12], needs: "word" },
  ],
  words: ["ohip", "health card", "carte sante", "ontario health"],
  checksum: (number) => luhn(number.slice(0, 10)),
  examples: {
    true: [{ text: "OHIP 1234-567-897-AB", finds: ["1234-567-897-AB"] }],
    false: ["Order 1234-567-890-AB"],
  },
});
