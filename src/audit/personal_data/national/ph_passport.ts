import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Philippine passport: a letter, seven digits and a letter, or two letters and seven digits. */
export const detector = numberedIdentifier({
  id: "ph_passport",
  kind: "PASSPORT",
  jurisdiction: "PH",
  source: "Department of Foreign Affairs, https://dfa.gov.ph",
  forms: [{ pattern: /^[A-Z]\d{7}[A-Z]$|^[A-Z]{2}\d{7}$/, lengths: [9], needs: "word" }],
  words: ["philippine passport", "passport number", "passport no", "pasaporte"],
  examples: {
    true: [{ text: "Philippine passport P1234567A", finds: ["P1234567A"] }],
    false: ["Part P1234567A"],
  },
});
