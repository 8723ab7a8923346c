import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [8, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** Davčna številka: eight digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "si_tax_number",
  kind: "TAX_ID",
  jurisdiction: "SI",
  source: "Finančna uprava, https://www.fu.gov.si",
  forms: [
    { pattern: /^[1-9]\d{7}$/, lengths: [8], needs: "word" },
    { pattern: /^SI ?[1-9]\d{7}$/, lengths: [10], needs: "nothing" },
  ],
  words: ["davcna stevilka", "davcna", "ddv", "id za ddv", "tax number", "vat"],
  checksum: (number) =>
    (11 - weightedRemainder(number.slice(-8), RULE)) % 10 === Number(number.at(-1)) &&
    weightedRemainder(number.slice(-8), RULE) !== 0,
  examples: {
    true: [{ text: "Davčna številka: 12345679", finds: ["12345679"] }],
    false: ["Naročilo 12345670"],
  },
});
