import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** NHS number of England, Wales and the Isle of Man: ten digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "gb_nhs",
  kind: "MEDICAL_ID",
  jurisdiction: "GB",
  source:
    "NHS Data Dictionary, NHS NUMBER, https://www.datadictionary.nhs.uk/attributes/nhs_number.html",
  forms: [
    { pattern: /^\d{3} \d{3} \d{4}$/, lengths: [10], needs: "country" },
    { pattern: /^\d{10}$|^\d{3}-\d{3}-\d{4}$/, lengths: [10], needs: "word", alone: true },
  ],
  words: ["nhs", "nhs number", "nhs no", "national health service", "health services number"],
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  examples: {
    true: [
      { text: "NHS number 999 123 4578", finds: ["999 123 4578"] },
      { text: "Patient (NHS no: 9990000433) was seen.", finds: ["9990000433"] },
    ],
    false: ["Call 999 123 4560 now."],
  },
});
