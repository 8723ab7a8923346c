import { validate } from "stdnum/lib/cjs/fr/nif.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Numéro fiscal de référence (SPI): thirteen digits from 0 to 3, the last three modulo 511. */
export const detector = numberedIdentifier({
  id: "fr_tax_number",
  kind: "TAX_ID",
  jurisdiction: "FR",
  source: "Direction générale des Finances publiques, https://www.impots.gouv.fr",
  forms: [
    { pattern: /^[0-3]\d{12}$|^[0-3]\d \d{2} \d{3} \d{3} \d{3}$/, lengths: [13], needs: "word" },
  ],
  words: ["numero fiscal", "spi", "impots", "fiscal", "identifiant fiscal"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "Numéro fiscal : 3023217600053", finds: ["3023217600053"] }],
    false: ["Commande 3023217600054"],
  },
});
