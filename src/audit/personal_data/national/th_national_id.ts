import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** เลขประจำตัวประชาชน: thirteen digits, type, province, check digit. */
export const detector = numberedIdentifier({
  id: "th_national_id",
  kind: "NATIONAL_ID",
  jurisdiction: "TH",
  source: "กรมการปกครอง, Bureau of Registration Administration, https://www.bora.dopa.go.th",
  forms: [
    {
      pattern: /^[1-8](?:1\d|2[0-7]|3\d|4\d|5[0-8]|6[0-7]|7[0-7]|8[0-6]|9[0-6])\d{10}$/,
      lengths: [13],
      needs: "country",
    },
    { pattern: /^[1-8]([- ])\d{4}\1\d{5}\1\d{2}\1\d$/, lengths: [13], needs: "nothing" },
  ],
  words: ["เลขประจำตัวประชาชน", "บัตรประชาชน", "thai id", "thai national id", "citizen id"],
  checksum: (number) => (11 - weightedRemainder(number, RULE)) % 10 === Number(number.charAt(12)),
  examples: {
    true: [{ text: "เลขประจำตัวประชาชน: 3456789012347", finds: ["3456789012347"] }],
    false: ["1294567890124", "0000000000000"],
  },
});
