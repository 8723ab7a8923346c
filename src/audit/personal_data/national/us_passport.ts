import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Passport book or card: nine digits, or a letter and eight digits. */
export const detector = numberedIdentifier({
  id: "us_passport",
  kind: "PASSPORT",
  jurisdiction: "US",
  source: "U.S. Department of State, https://travel.state.gov",
  forms: [{ pattern: /^(?:[A-Z]\d{8}|\d{9})$/, lengths: [9], needs: "word" }],
  words: [
    "us passport",
    "u.s. passport",
    "american passport",
    "united states passport",
    "passport book",
    "passport card",
    "passport number",
    "passport no",
  ],
  examples: {
    true: [
      { text: "U.S. passport number A00123456", finds: ["A00123456"] },
      { text: "Passport No: 012345678", finds: ["012345678"] },
    ],
    false: ["Order A00123456 arrived.", "Send the invoice 012345678 again."],
  },
});
