import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** 旅券番号: two letters and seven digits. */
export const detector = numberedIdentifier({
  id: "jp_passport",
  kind: "PASSPORT",
  jurisdiction: "JP",
  source: "外務省, 旅券法, https://www.mofa.go.jp",
  forms: [{ pattern: /^[A-Z]{2}\d{7}$/, lengths: [9], needs: "word" }],
  words: ["旅券番号", "旅券", "パスポート", "japanese passport"],
  examples: {
    true: [{ text: "パスポート番号：TK1234567", finds: ["TK1234567"] }],
    false: ["便名 TK1234567"],
  },
});
