import { verhoeff } from "../checks/verhoeff.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** National Identification Number: eleven digits. */
export const detector = numberedIdentifier({
  id: "ng_nin",
  kind: "NATIONAL_ID",
  jurisdiction: "NG",
  source: "National Identity Management Commission, https://nimc.gov.ng",
  forms: [{ pattern: /^\d{11}$|^\d{4}-\d{3}-\d{4}$/, lengths: [11], needs: "word", alone: true }],
  words: ["nin", "national identification", "nimc", "slip"],
  checksum: verhoeff,
  unproven: "with_word",
  examples: {
    true: [{ text: "My NIN is 12345678902.", finds: ["12345678902"] }],
    false: ["1234567890a", "Order 12345678901"],
  },
});
