import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** 運転免許証番号: twelve digits, the first two of the prefecture. */
export const detector = numberedIdentifier({
  id: "jp_driver_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "JP",
  source: "警察庁, 道路交通法施行規則, https://www.npa.go.jp",
  forms: [{ pattern: /^\d{12}$/, lengths: [12], needs: "word" }],
  words: ["運転免許", "免許証番号", "免許証"],
  examples: {
    true: [{ text: "運転免許証番号：301234567890", finds: ["301234567890"] }],
    false: ["注文番号 301234567890"],
  },
});
