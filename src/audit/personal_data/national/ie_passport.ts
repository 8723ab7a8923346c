import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Irish passport: one or two letters and seven digits. */
export const detector = numberedIdentifier({
  id: "ie_passport",
  kind: "PASSPORT",
  jurisdiction: "IE",
  source: "Department of Foreign Affairs, https://www.ireland.ie/en/dfa/passports/",
  forms: [{ pattern: /^[A-Z]{1,2}\d{7}$/, lengths: [8, 9], needs: "word" }],
  words: ["irish passport", "passport number", "passport no"],
  examples: {
    true: [{ text: "Irish passport PA1234567", finds: ["PA1234567"] }],
    false: ["Flight PA1234567"],
  },
});
