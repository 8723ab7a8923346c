import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const WEIGHTS = [9, 7, 3, 1, 9, 7, 3, 1];
const BANK = { weights: WEIGHTS, modulus: 10 };

/** GIRO: bank and branch in eight digits, the account in eight or sixteen, each with a check digit. */
export const detector = numberedIdentifier({
  id: "hu_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "HU",
  source: "Magyar Nemzeti Bank, 35/2017. (XII. 14.) MNB rendelet, https://www.mnb.hu",
  forms: [
    { pattern: /^\d{8}([ -])\d{8}(?:\1\d{8})?$/, lengths: [16, 24], needs: "nothing" },
    { pattern: /^\d{16}$|^\d{24}$/, lengths: [16, 24], needs: "word" },
  ],
  words: ["szamlaszam", "bankszamla", "szamla", "szla", "utal", "utald"],
  checksum: (number) =>
    weightedRemainder(number, BANK) === 0 &&
    weightedRemainder(number.slice(8), {
      weights: number.length === 16 ? WEIGHTS : [...WEIGHTS, ...WEIGHTS],
      modulus: 10,
    }) === 0,
  examples: {
    true: [
      { text: "Utald ide: 11773016-11111018-00000000", finds: ["11773016-11111018-00000000"] },
    ],
    false: ["11773016-11111019-00000000", "11773017-11111018"],
  },
});
