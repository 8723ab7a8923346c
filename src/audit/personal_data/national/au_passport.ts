import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Australian passport: one or two letters and seven digits. */
export const detector = numberedIdentifier({
  id: "au_passport",
  kind: "PASSPORT",
  jurisdiction: "AU",
  source: "Australian Passport Office, https://www.passports.gov.au",
  forms: [{ pattern: /^(?:[A-Z]|P[A-FUWXZ]|R[A-Z])\d{7}$/, lengths: [8, 9], needs: "word" }],
  words: ["australian passport", "passport number", "passport no"],
  examples: {
    true: [{ text: "Australian passport N1234567", finds: ["N1234567"] }],
    false: ["Flight N1234567"],
  },
});
