import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Electors Photo Identity Card number: three letters and seven digits. */
export const detector = numberedIdentifier({
  id: "in_voter_id",
  kind: "NATIONAL_ID",
  jurisdiction: "IN",
  source: "Election Commission of India, https://www.eci.gov.in",
  forms: [{ pattern: /^[A-Z]{3}\d{7}$/, lengths: [10], needs: "country", alone: true }],
  words: ["voter", "epic", "elector", "election"],
  examples: {
    true: [{ text: "My voter ID is DBJ2289013.", finds: ["DBJ2289013"] }],
    false: ["ZXDF8923Q1"],
  },
});
