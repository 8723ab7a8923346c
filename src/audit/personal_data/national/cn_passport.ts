import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** 护照号码: E or G and eight digits, or two letters and seven digits. */
export const detector = numberedIdentifier({
  id: "cn_passport",
  kind: "PASSPORT",
  jurisdiction: "CN",
  source: "国家移民管理局, https://www.nia.gov.cn",
  forms: [{ pattern: /^[EG]\d{8}$|^(?:E[A-HJ-NP-Z]|[DSP]E)\d{7}$/, lengths: [9], needs: "word" }],
  words: ["护照", "护照号", "chinese passport"],
  examples: {
    true: [{ text: "护照号：E12345678", finds: ["E12345678"] }],
    false: ["航班 E12345678"],
  },
});
