import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [1, 3, 7, 9, 1, 3, 7, 9], modulus: 10 };

/** Medicare number: ten digits, the ninth a check digit, the last the issue; an eleventh for the person. */
export const detector = numberedIdentifier({
  id: "au_medicare",
  kind: "MEDICAL_ID",
  jurisdiction: "AU",
  source: "Services Australia, https://www.servicesaustralia.gov.au/medicare",
  forms: [
    {
      pattern: /^[2-6]\d{3} ?\d{5} ?\d(?:[ -\/]?\d)?$/,
      lengths: [10, 11],
      needs: "word",
      alone: true,
    },
  ],
  words: ["medicare", "medicare number", "medicare card"],
  checksum: (number) => weightedRemainder(number, RULE) === Number(number.charAt(8)),
  examples: {
    true: [{ text: "Medicare number 2123 45670 1", finds: ["2123 45670 1"] }],
    false: ["Order 2123456711"],
  },
});
