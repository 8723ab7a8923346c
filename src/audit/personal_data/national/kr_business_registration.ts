import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [1, 3, 7, 1, 3, 7, 1, 3, 5], modulus: 10 };

/** 사업자등록번호: three, two and five digits with a check digit. */
export const detector = numberedIdentifier({
  id: "kr_business_registration",
  kind: "TAX_ID",
  jurisdiction: "KR",
  source: "국세청, https://www.nts.go.kr",
  forms: [
    { pattern: /^\d{3}-\d{2}-\d{5}$/, lengths: [10], needs: "nothing" },
    { pattern: /^\d{10}$/, lengths: [10], needs: "word", alone: true },
  ],
  words: ["사업자등록번호", "사업자번호", "사업자", "brn", "business registration"],
  checksum: (number) =>
    (weightedRemainder(number, RULE) +
      Math.floor((Number(number.charAt(8)) * 5) / 10) +
      Number(number.charAt(9))) %
      10 ===
    0,
  personal: false,
  examples: {
    true: [{ text: "사업자등록번호 123-45-67891", finds: ["123-45-67891"] }],
    false: ["104-86-56658"],
  },
});
