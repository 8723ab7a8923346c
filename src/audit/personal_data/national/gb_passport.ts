import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** British passport: nine digits; older and some other series begin with two letters. */
export const detector = numberedIdentifier({
  id: "gb_passport",
  kind: "PASSPORT",
  jurisdiction: "GB",
  source: "HM Passport Office, https://www.gov.uk/government/organisations/hm-passport-office",
  forms: [{ pattern: /^(?:[A-Z]{2}\d{7}|\d{9})$/, lengths: [9], needs: "word" }],
  words: ["uk passport", "british passport", "hm passport", "passport number", "passport no"],
  examples: {
    true: [
      { text: "UK passport 012345678", finds: ["012345678"] },
      { text: "British passport number AB1234567", finds: ["AB1234567"] },
    ],
    false: ["Order AB1234567 shipped.", "AB123456"],
  },
});
