import { validate } from "stdnum/lib/cjs/tw/ubn.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** 統一編號 of a business: eight digits with a check digit. */
export const detector = numberedIdentifier({
  id: "tw_business_number",
  kind: "TAX_ID",
  jurisdiction: "TW",
  source: "財政部, https://www.mof.gov.tw",
  forms: [{ pattern: /^\d{8}$/, lengths: [8], needs: "word" }],
  words: ["統一編號", "統編", "business number"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "統一編號：00501503", finds: ["00501503"] }],
    false: ["訂單編號 00501501"],
  },
});
