import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Pasaporte: three letters (two in older ones) and six digits. */
export const detector = numberedIdentifier({
  id: "es_passport",
  kind: "PASSPORT",
  jurisdiction: "ES",
  source: "Ministerio del Interior, Real Decreto 896/2003, https://www.interior.gob.es",
  forms: [{ pattern: /^[A-Z]{3}\d{6}$/, lengths: [9], needs: "word" }],
  words: ["pasaporte", "passport"],
  examples: {
    true: [{ text: "Mi pasaporte es AAA123456", finds: ["AAA123456"] }],
    false: ["AA123456", "Vuelo AAA123456"],
  },
});
