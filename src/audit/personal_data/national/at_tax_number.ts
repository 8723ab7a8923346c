import { validate } from "stdnum/lib/cjs/at/tin.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Abgabenkontonummer: tax office, serial, check digit; nine digits. */
export const detector = numberedIdentifier({
  id: "at_tax_number",
  kind: "TAX_ID",
  jurisdiction: "AT",
  source: "Bundesministerium für Finanzen, https://www.bmf.gv.at",
  forms: [{ pattern: /^\d{2}[- ]?\d{3}\/?\d{4}$/, lengths: [9], needs: "word" }],
  words: ["steuernummer", "abgabenkontonummer", "finanzamt", "st.-nr"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "Steuernummer 59-119/9013", finds: ["59-119/9013"] }],
    false: ["Bestellung 59-119/9010"],
  },
});
