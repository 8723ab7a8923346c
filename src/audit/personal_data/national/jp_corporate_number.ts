import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1], modulus: 9 };

/** 法人番号: a check digit and twelve digits. */
export const detector = numberedIdentifier({
  id: "jp_corporate_number",
  kind: "TAX_ID",
  jurisdiction: "JP",
  source: "国税庁, https://www.houjin-bangou.nta.go.jp",
  forms: [
    { pattern: /^[1-9]\d{12}$|^[1-9]-\d{4}-\d{4}-\d{4}$/, lengths: [13], needs: "word" },
    { pattern: /^T[1-9]\d{12}$/, lengths: [14], needs: "nothing" },
  ],
  words: ["法人番号", "corporate number", "インボイス", "登録番号"],
  checksum: (number) =>
    9 - weightedRemainder(number.slice(-12), RULE) === Number(number.slice(-13, -12)),
  personal: false,
  examples: {
    true: [{ text: "法人番号：8700110005901", finds: ["8700110005901"] }],
    false: ["注文番号 4700110005901"],
  },
});
