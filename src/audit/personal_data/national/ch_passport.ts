import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Schweizer Pass: a letter and seven digits, or a letter, five characters and two digits. */
export const detector = numberedIdentifier({
  id: "ch_passport",
  kind: "PASSPORT",
  jurisdiction: "CH",
  source: "Bundesamt für Polizei, https://www.schweizerpass.admin.ch",
  forms: [{ pattern: /^[A-Z]\d{7}$|^[A-Z]\d[A-Z]\d{4}[A-Z]?\d$/, lengths: [8], needs: "word" }],
  words: ["schweizer pass", "passnummer", "swiss passport", "passeport suisse"],
  examples: {
    true: [{ text: "Swiss passport X1234567", finds: ["X1234567"] }],
    false: ["Flug X1234567"],
  },
});
