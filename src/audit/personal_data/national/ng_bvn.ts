import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Bank Verification Number: eleven digits from 22. */
export const detector = numberedIdentifier({
  id: "ng_bvn",
  kind: "NATIONAL_ID",
  jurisdiction: "NG",
  source: "Nigeria Inter-Bank Settlement System, https://nibss-plc.com.ng",
  forms: [{ pattern: /^22\d{9}$/, lengths: [11], needs: "word" }],
  words: ["bvn", "bank verification"],
  examples: {
    true: [{ text: "BVN 22123456789", finds: ["22123456789"] }],
    false: ["Order 22123456789"],
  },
});
