import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [3, 4, 6, 7, 8, 9, 10, 1], modulus: 37 };

/** VAT number of Malta: MT and eight digits, check modulo 37. */
export const detector = numberedIdentifier({
  id: "mt_vat",
  kind: "TAX_ID",
  jurisdiction: "MT",
  source: "Malta Tax and Customs Administration, https://mtca.gov.mt",
  forms: [{ pattern: /^MT ?\d{4}-?\d{4}$/, lengths: [10], needs: "nothing" }],
  words: ["vat", "vat number", "taxxa"],
  checksum: (number) => weightedRemainder(number.slice(2), RULE) === 0,
  personal: false,
  examples: {
    true: [{ text: "VAT number MT11679112", finds: ["MT11679112"] }],
    false: ["MT11679100", "Part MT11679100"],
  },
});
