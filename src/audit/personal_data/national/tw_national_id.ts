import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** The two-digit numbers of the letters, in the order in which places were named. */
const ORDER = "ABCDEFGHJKLMNPQRSTUVXYWZIO";

function checkDigitHolds(number: string): boolean {
  const place = ORDER.indexOf(number.charAt(0)) + 10;
  let sum = Math.floor(place / 10) + (place % 10) * 9;
  for (let at = 1; at < 9; at++) sum += Number(number.charAt(at)) * (9 - at);
  return (sum + Number(number.charAt(9))) % 10 === 0;
}

/** 國民身分證統一編號: letter of the place, sex, eight digits with a check digit. */
export const detector = numberedIdentifier({
  id: "tw_national_id",
  kind: "NATIONAL_ID",
  jurisdiction: "TW",
  source: "內政部戶政司, 戶籍法, https://www.ris.gov.tw",
  forms: [{ pattern: /^[A-Z][1289]\d{8}$/, lengths: [10], needs: "country" }],
  words: ["身分證", "身份證", "身分證字號", "統一編號", "national id", "居留證"],
  checksum: checkDigitHolds,
  examples: {
    true: [{ text: "身分證字號：A123456789", finds: ["A123456789"] }],
    false: ["訂單編號 A123456788"],
  },
});
