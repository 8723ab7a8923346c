import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** No I, O, S, V and Z, which look like digits. */
const CHARACTERS = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** Each character times the next power of three; all and the check character make a multiple of 31. */
function checkCharacterHolds(number: string): boolean {
  let sum = 0;
  let weight = 1;
  for (const character of number.slice(0, -1)) {
    sum += CHARACTERS.indexOf(character) * weight;
    weight = (weight * 3) % CHARACTERS.length;
  }
  return (sum + CHARACTERS.indexOf(number.slice(-1))) % CHARACTERS.length === 0;
}

/** 统一社会信用代码 of an organization: eighteen characters with a check character. */
export const detector = numberedIdentifier({
  id: "cn_credit_code",
  kind: "TAX_ID",
  jurisdiction: "CN",
  source: "国家市场监督管理总局, GB 32100-2015, https://www.samr.gov.cn",
  forms: [
    { pattern: /^[159Y][1-59][0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$/, lengths: [18], needs: "nothing" },
  ],
  words: ["统一社会信用代码", "信用代码", "uscc"],
  checksum: checkCharacterHolds,
  personal: false,
  examples: {
    true: [
      { text: "统一社会信用代码 91110000600037341L", finds: ["91110000600037341L"] },
      { text: "信用代码:91340600MA2PBP2120", finds: ["91340600MA2PBP2120"] },
    ],
    false: ["91110000600037341A"],
  },
});
