import { validate } from "stdnum/lib/cjs/nz/ird.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** IRD number: eight or nine digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "nz_ird",
  kind: "TAX_ID",
  jurisdiction: "NZ",
  source: "Inland Revenue, https://www.ird.govt.nz",
  forms: [{ pattern: /^\d{2,3}[- ]?\d{3}[- ]?\d{3}$/, lengths: [8, 9], needs: "word" }],
  words: ["ird", "ird number", "inland revenue"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "IRD number 49-091-850", finds: ["49-091-850"] }],
    false: ["Order 49091851"],
  },
});
