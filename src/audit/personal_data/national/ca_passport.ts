import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Canadian passport: two letters and six digits; since 2023 a letter, six digits, two letters. */
export const detector = numberedIdentifier({
  id: "ca_passport",
  kind: "PASSPORT",
  jurisdiction: "CA",
  source:
    "Immigration, Refugees and Citizenship Canada, https://www.canada.ca/en/immigration-refugees-citizenship.html",
  forms: [{ pattern: /^[A-Z]{2}\d{6}$|^[A-Z]\d{6}[A-Z]{2}$/, lengths: [8, 9], needs: "word" }],
  words: ["canadian passport", "passeport canadien", "passport number", "passport no", "passeport"],
  examples: {
    true: [{ text: "Canadian passport AB123456", finds: ["AB123456"] }],
    false: ["Flight AB123456"],
  },
});
