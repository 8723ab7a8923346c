import { validate } from "stdnum/lib/cjs/de/svnr.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Rentenversicherungsnummer: area, date of birth, initial, serial, check digit. */
export const detector = numberedIdentifier({
  id: "de_social_security",
  kind: "NATIONAL_ID",
  jurisdiction: "DE",
  source:
    "Deutsche Rentenversicherung, § 147 SGB VI, VKVV, https://www.deutsche-rentenversicherung.de",
  forms: [{ pattern: /^\d{2} ?\d{6} ?[A-Z] ?\d{3}$/, lengths: [12], needs: "nothing" }],
  words: [
    "rentenversicherungsnummer",
    "versicherungsnummer",
    "sozialversicherungsnummer",
    "rvnr",
    "sv-nummer",
    "svnr",
    "sozialversicherung",
    "social security",
  ],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [
      { text: "Rentenversicherungsnummer 65 170839 J 003", finds: ["65 170839 J 003"] },
      { text: "RVNR: 15070649C103", finds: ["15070649C103"] },
    ],
    false: ["15070649C1030", "65070803A018"],
  },
});
