import { validate } from "stdnum/lib/cjs/tr/vkn.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Vergi kimlik numarası: ten digits with a check digit. */
export const detector = numberedIdentifier({
  id: "tr_tax_number",
  kind: "TAX_ID",
  jurisdiction: "TR",
  source: "Gelir İdaresi Başkanlığı, https://www.gib.gov.tr",
  forms: [{ pattern: /^\d{10}$/, lengths: [10], needs: "word" }],
  words: ["vergi", "vkn", "vergi no", "vergi numarasi", "tax number"],
  checksum: (number) => validate(number).isValid,
  examples: {
    true: [{ text: "Vergi no: 1234567890", finds: ["1234567890"] }],
    false: ["Sipariş no 1234567890"],
  },
});
