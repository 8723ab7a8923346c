import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const ODD = { weights: [1, 2, 1, 2, 1, 2], modulus: 10 };

/** DEA registration number of a prescriber: two letters (or a letter and 9) and seven digits. */
export const detector = numberedIdentifier({
  id: "us_dea",
  kind: "MEDICAL_ID",
  jurisdiction: "US",
  source: "Drug Enforcement Administration, 21 CFR 1301, https://www.deadiversion.usdoj.gov",
  forms: [{ pattern: /^[ABCDEFGHJKLMPRSTUX][A-Z9]\d{7}$/, lengths: [9], needs: "country" }],
  words: [
    "dea",
    "dea number",
    "dea registration",
    "medical license",
    "medical licence",
    "certificate number",
    "prescriber",
    "controlled substance",
  ],
  checksum: (number) => weightedRemainder(number.slice(2), ODD) === Number(number.at(-1)),
  examples: {
    true: [{ text: "DEA registration AB1234563", finds: ["AB1234563"] }],
    false: ["Flight AB1234567 is late."],
  },
});
