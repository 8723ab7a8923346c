import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [3, 7, 1, 3, 7, 1, 3, 7, 1], modulus: 10 };

/** KMKR of a business: EE and nine digits with a check digit. */
export const detector = numberedIdentifier({
  id: "ee_vat",
  kind: "TAX_ID",
  jurisdiction: "EE",
  source: "Maksu- ja Tolliamet, https://www.emta.ee",
  forms: [
    { pattern: /^EE ?10\d{7}$/, lengths: [11], needs: "nothing" },
    { pattern: /^10\d{7}$/, lengths: [9], needs: "label" },
  ],
  words: ["kmkr", "käibemaks", "kmkr nr", "vat"],
  checksum: (number) => weightedRemainder(number.slice(-9), RULE) === 0,
  personal: false,
  examples: {
    true: [{ text: "KMKR nr EE100931558", finds: ["EE100931558"] }],
    false: ["EE100931550", "Tellimus EE100931550"],
  },
});
