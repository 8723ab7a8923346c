import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 7, 6, 5, 4, 3, 2], modulus: 11 };
const LETTERS: Readonly<Record<string, string>> = {
  S: "JZIHGFEDCBA",
  T: "JZIHGFEDCBA",
  F: "XWUTRQPNMLK",
  G: "XWUTRQPNMLK",
  M: "XWUTRQPNJLK",
};
const OFFSETS: Readonly<Record<string, number>> = { S: 0, T: 4, F: 0, G: 4, M: 3 };

function checkLetterHolds(number: string): boolean {
  const series = number.charAt(0);
  const remainder = (weightedRemainder(number.slice(1), RULE) + (OFFSETS[series] ?? 0)) % 11;
  return LETTERS[series]?.charAt(remainder) === number.at(-1);
}

/** NRIC and FIN: S, T, F, G or M, seven digits, a check letter. */
export const detector = numberedIdentifier({
  id: "sg_nric",
  kind: "NATIONAL_ID",
  jurisdiction: "SG",
  source: "Immigration & Checkpoints Authority, https://www.ica.gov.sg",
  forms: [{ pattern: /^[STFGM]\d{7}[A-Z]$/, lengths: [9], needs: "nothing" }],
  words: ["nric", "fin", "identity card", "ic number"],
  checksum: checkLetterHolds,
  examples: {
    true: [
      { text: "NRIC S1234567D", finds: ["S1234567D"] },
      { text: "FIN: G1234567X", finds: ["G1234567X"] },
    ],
    false: ["S1234567A"],
  },
});
