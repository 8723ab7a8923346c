import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Passaporte brasileiro: two letters and six digits. */
export const detector = numberedIdentifier({
  id: "br_passport",
  kind: "PASSPORT",
  jurisdiction: "BR",
  source: "Polícia Federal, https://www.gov.br/pf",
  forms: [{ pattern: /^[A-Z]{2}\d{6}$/, lengths: [8], needs: "word" }],
  words: ["passaporte", "brazilian passport"],
  examples: {
    true: [{ text: "Passaporte FA123456", finds: ["FA123456"] }],
    false: ["Voo FA123456"],
  },
});
