import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Passaporto: two letters and seven digits. */
export const detector = numberedIdentifier({
  id: "it_passport",
  kind: "PASSPORT",
  jurisdiction: "IT",
  source: "Ministero degli Affari Esteri, https://www.esteri.it",
  forms: [{ pattern: /^[A-Z]{2}\d{7}$/, lengths: [9], needs: "word" }],
  words: ["passaporto", "passaporto n", "passport"],
  examples: {
    true: [{ text: "Passaporto YA1234567", finds: ["YA1234567"] }],
    false: ["Ordine YA1234567"],
  },
});
