import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Belgian passport: two letters and six digits. */
export const detector = numberedIdentifier({
  id: "be_passport",
  kind: "PASSPORT",
  jurisdiction: "BE",
  source: "SPF Affaires étrangères, https://diplomatie.belgium.be",
  forms: [{ pattern: /^[A-Z]{2}\d{6}$/, lengths: [8], needs: "word" }],
  words: ["belgisch paspoort", "passeport belge", "belgian passport", "paspoort", "reispas"],
  examples: {
    true: [{ text: "Belgian passport EA123456", finds: ["EA123456"] }],
    false: ["Vlucht EA123456"],
  },
});
