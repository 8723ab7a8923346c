import { validate } from "stdnum/lib/cjs/ro/cui.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** CUI of a business: two to ten digits with a check digit, after RO where it pays VAT. */
export const detector = numberedIdentifier({
  id: "ro_tax_number",
  kind: "TAX_ID",
  jurisdiction: "RO",
  source: "Agenția Națională de Administrare Fiscală, https://www.anaf.ro",
  forms: [
    { pattern: /^RO ?\d{6,10}$/, lengths: [8, 9, 10, 11, 12], needs: "country" },
    { pattern: /^\d{6,10}$/, lengths: [6, 7, 8, 9, 10], needs: "word" },
  ],
  words: ["cui", "cif", "cod unic", "cod fiscal"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "CUI RO18547281", finds: ["RO18547281"] }],
    false: ["Comanda 18547280"],
  },
});
