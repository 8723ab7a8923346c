import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [8, 7, 6, 5, 4, 3, 2], modulus: 23 };
const LETTERS = "WABCDEFGHIJKLMNOPQRSTUV";
/** Letters of spouses and of offices, which count for nothing. */
const UNCOUNTED = /[WTX]$/;

function checkLetterHolds(number: string): boolean {
  const second = number.charAt(8);
  const weight = second === "" || UNCOUNTED.test(second) ? 0 : LETTERS.indexOf(second) * 9;
  return LETTERS.charAt((weightedRemainder(number, RULE) + weight) % 23) === number.charAt(7);
}

/** PPS number: seven digits, a check letter, and a second letter since 2013. */
export const detector = numberedIdentifier({
  id: "ie_pps",
  kind: "NATIONAL_ID",
  jurisdiction: "IE",
  source: "Department of Social Protection, https://www.gov.ie",
  forms: [{ pattern: /^\d{7} ?[A-W][A-IWTX]?$/, lengths: [8, 9], needs: "country" }],
  words: ["pps", "ppsn", "pps number", "personal public service"],
  checksum: checkLetterHolds,
  examples: {
    true: [{ text: "PPS number 1234567FA", finds: ["1234567FA"] }],
    false: ["Part 1234567Z"],
  },
});
