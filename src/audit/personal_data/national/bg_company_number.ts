import { validate } from "stdnum/lib/cjs/bg/vat.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** ЕИК of a business: nine or thirteen digits; VAT number after BG. */
export const detector = numberedIdentifier({
  id: "bg_company_number",
  kind: "TAX_ID",
  jurisdiction: "BG",
  source: "Агенция по вписванията, https://www.registryagency.bg",
  forms: [
    { pattern: /^BG ?\d{9}$/, lengths: [11], needs: "country" },
    { pattern: /^\d{9}$/, lengths: [9], needs: "word" },
  ],
  words: ["еик", "булстат", "дн", "ддс", "vat", "eik"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "ДДС номер BG123456786", finds: ["BG123456786"] }],
    false: ["Полет BG123456780"],
  },
});
