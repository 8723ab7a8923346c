import { mod97 } from "./checks/mod_97.ts";
import { numberedIdentifier } from "./numbered/numbered_identifier.ts";

/** LEI: eighteen letters and digits of a body that trades, and two check digits. */
export const detector = numberedIdentifier({
  id: "lei",
  kind: "OTHER",
  source: "ISO 17442-1:2020; https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure",
  forms: [{ pattern: /^[A-Z\d]{18}\d{2}$/, lengths: [20], needs: "word" }],
  words: ["lei", "legal entity identifier", "lei code", "rechtsträgerkennung"],
  checksum: (number) => mod97(number) === 1,
  personal: false,
  examples: {
    true: [{ text: "LEI: 213800KUD8LAJWSQ9D15", finds: ["213800KUD8LAJWSQ9D15"] }],
    false: ["LEI: 213800KUD8LAJWSQ9D16", "Token 213800KUD8LAJWSQ9D15"],
  },
});
