import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const FIRST = "XYZ";

/** Número de identidad de extranjero: X, Y or Z, seven digits, a check letter. */
export const detector = numberedIdentifier({
  id: "es_nie",
  kind: "NATIONAL_ID",
  jurisdiction: "ES",
  source: "Ministerio del Interior, Real Decreto 557/2011, https://www.interior.gob.es",
  forms: [{ pattern: /^[XYZ]-?\d{7}-?[A-HJ-NP-TV-Z]$/, lengths: [9], needs: "nothing" }],
  words: ["nie", "extranjero", "identidad de extranjero"],
  checksum: (number) =>
    LETTERS.charAt(Number(FIRST.indexOf(number.charAt(0)) + number.slice(1, -1)) % 23) ===
    number.at(-1),
  examples: {
    true: [{ text: "Mi NIE es X1234567L.", finds: ["X1234567L"] }],
    false: ["X1234567A"],
  },
});
