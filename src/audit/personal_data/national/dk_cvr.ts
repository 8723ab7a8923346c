import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** CVR-nummer of a business: eight digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "dk_cvr",
  kind: "TAX_ID",
  jurisdiction: "DK",
  source: "Erhvervsstyrelsen, https://datacvr.virk.dk",
  forms: [
    { pattern: /^[1-9]\d{7}$|^\d{2} \d{2} \d{2} \d{2}$/, lengths: [8], needs: "word" },
    { pattern: /^DK ?\d{8}$/, lengths: [10], needs: "nothing" },
  ],
  words: ["cvr", "cvr-nr", "cvr-nummer", "se-nr", "moms", "vat"],
  checksum: (number) => weightedRemainder(number.slice(-8), RULE) === 0,
  personal: false,
  examples: {
    true: [{ text: "CVR-nr. 12345674", finds: ["12345674"] }],
    false: ["Ordre 12345674"],
  },
});
