import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [29, 23, 19, 17, 13, 11, 7, 5, 3, 2], modulus: 10 };

/** NISS: eleven digits from 1 or 2, check by prime weights. */
export const detector = numberedIdentifier({
  id: "pt_social_security",
  kind: "NATIONAL_ID",
  jurisdiction: "PT",
  source: "Segurança Social, https://www.seg-social.pt",
  forms: [{ pattern: /^[12]\d{10}$/, lengths: [11], needs: "word" }],
  words: ["niss", "seguranca social"],
  checksum: (number) => 9 - weightedRemainder(number, RULE) === Number(number.at(-1)),
  examples: {
    true: [{ text: "NISS 12345678902", finds: ["12345678902"] }],
    false: ["Encomenda 12345678900"],
  },
});
