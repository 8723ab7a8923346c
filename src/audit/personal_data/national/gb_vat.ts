import { validate } from "stdnum/lib/cjs/gb/vat.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** VAT registration number: GB and nine or twelve digits, check modulo 97. */
export const detector = numberedIdentifier({
  id: "gb_vat",
  kind: "TAX_ID",
  jurisdiction: "GB",
  source:
    "HM Revenue & Customs, VATREC, https://www.gov.uk/hmrc-internal-manuals/vat-registration-manual",
  forms: [
    { pattern: /^GB ?\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?$/, lengths: [11, 14], needs: "nothing" },
    { pattern: /^\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?$/, lengths: [9, 12], needs: "word" },
    // Departments of the government and health authorities.
    { pattern: /^(?:GB ?)?(?:GD|HA) ?\d{3}$/, lengths: [5, 7], needs: "label" },
  ],
  words: ["vat", "vat number", "vat reg", "vat no"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [
      { text: "VAT Reg No GB980780629", finds: ["GB980780629"] },
      { text: "VAT number: GD100", finds: ["GD100"] },
    ],
    false: ["The flight GB980780600 does not exist."],
  },
});
