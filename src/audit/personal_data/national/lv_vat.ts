import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], modulus: 11 };

/** PVN reģistrācijas numurs of a business: LV and eleven digits from 4, check modulo 11. */
export const detector = numberedIdentifier({
  id: "lv_vat",
  kind: "TAX_ID",
  jurisdiction: "LV",
  source: "Valsts ieņēmumu dienests, https://www.vid.gov.lv",
  forms: [
    { pattern: /^LV ?[4-9]\d{10}$/, lengths: [13], needs: "nothing" },
    { pattern: /^[4-9]\d{10}$/, lengths: [11], needs: "word" },
  ],
  words: ["pvn", "reģistrācijas numurs", "reģ. nr", "vat"],
  checksum: (number) => weightedRemainder(number.slice(-11), RULE) === 3,
  personal: false,
  examples: {
    true: [{ text: "PVN numurs LV40003521600", finds: ["LV40003521600"] }],
    false: ["LV40003521601", "Pasūtījums 40003521601"],
  },
});
