import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** เลขทะเบียนนิติบุคคล: thirteen digits of a company, from 0, province, check digit. */
export const detector = numberedIdentifier({
  id: "th_tax_number",
  kind: "TAX_ID",
  jurisdiction: "TH",
  source: "กรมพัฒนาธุรกิจการค้า, Department of Business Development, https://www.dbd.go.th",
  forms: [
    { pattern: /^0\d{12}$/, lengths: [13], needs: "word" },
    { pattern: /^0([- ])\d{2}\1\d\1\d{3}\1\d{5}\1\d$/, lengths: [13], needs: "nothing" },
  ],
  words: [
    "เลขทะเบียนนิติบุคคล",
    "เลขประจำตัวผู้เสียภาษี",
    "ทะเบียนเลขที่",
    "tax id",
    "registration number",
    "moa",
  ],
  checksum: (number) => (11 - weightedRemainder(number, RULE)) % 10 === Number(number.charAt(12)),
  personal: () => false,
  examples: {
    true: [{ text: "เลขประจำตัวผู้เสียภาษี 0994000617721", finds: ["0994000617721"] }],
    false: ["0994000617721", "เลขทะเบียนนิติบุคคล 0994000617722"],
  },
});
