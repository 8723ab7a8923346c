import { validate } from "stdnum/lib/cjs/ua/edrpou.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Код ЄДРПОУ of a business: eight digits with a check digit. */
export const detector = numberedIdentifier({
  id: "ua_company_number",
  kind: "TAX_ID",
  jurisdiction: "UA",
  source: "Державна служба статистики України, https://ukrstat.gov.ua",
  forms: [{ pattern: /^\d{8}$/, lengths: [8], needs: "word" }],
  words: ["єдрпоу", "едрпоу", "edrpou"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "код ЄДРПОУ 32855961", finds: ["32855961"] }],
    false: ["Замовлення 32855960"],
  },
});
