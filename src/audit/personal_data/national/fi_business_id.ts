import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [7, 9, 10, 5, 8, 4, 2, 1], modulus: 11 };

/** Y-tunnus: seven digits, hyphen, check digit modulo 11. */
export const detector = numberedIdentifier({
  id: "fi_business_id",
  kind: "TAX_ID",
  jurisdiction: "FI",
  source: "Patentti- ja rekisterihallitus, https://www.ytj.fi",
  forms: [
    { pattern: /^\d{7}-\d$/, lengths: [8], needs: "country" },
    { pattern: /^FI ?\d{8}$/, lengths: [10], needs: "nothing" },
  ],
  words: ["y-tunnus", "ytunnus", "fo-nummer", "business id", "alv", "vat"],
  checksum: (number) => weightedRemainder(number.slice(-8), RULE) === 0,
  personal: false,
  examples: {
    true: [
      { text: "Y-tunnus 1234567-1", finds: ["1234567-1"] },
      { text: "VAT FI12345671", finds: ["FI12345671"] },
    ],
    false: ["Y-tunnus 1234567-0"],
  },
});
