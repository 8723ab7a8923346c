import { validate } from "stdnum/lib/cjs/cn/uscc.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

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
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "统一社会信用代码 91110000600037341L", finds: ["91110000600037341L"] }],
    false: ["91110000600037341A"],
  },
});
