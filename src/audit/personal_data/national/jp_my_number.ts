import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** 個人番号: eleven digits and a check digit. */
export const detector = numberedIdentifier({
  id: "jp_my_number",
  kind: "NATIONAL_ID",
  jurisdiction: "JP",
  source:
    "総務省, 行政手続における特定の個人を識別するための番号の利用等に関する法律施行規則, https://www.soumu.go.jp",
  forms: [
    { pattern: /^\d{4}[ -]\d{4}[ -]\d{4}$/, lengths: [12], needs: "country" },
    { pattern: /^\d{12}$/, lengths: [12], needs: "word" },
  ],
  words: ["マイナンバー", "個人番号", "my number"],
  checksum: (number) => {
    const remainder = weightedRemainder(number, RULE);
    return (remainder <= 1 ? 0 : 11 - remainder) === Number(number.charAt(11));
  },
  examples: {
    true: [{ text: "マイナンバー：1234 5678 9018", finds: ["1234 5678 9018"] }],
    false: ["注文番号 123456789010"],
  },
});
