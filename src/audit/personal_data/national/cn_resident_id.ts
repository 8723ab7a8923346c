import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], modulus: 11 };

/** 居民身份证号码: division, date of birth, serial, check character by ISO 7064. */
export const detector = numberedIdentifier({
  id: "cn_resident_id",
  kind: "NATIONAL_ID",
  jurisdiction: "CN",
  source: "公安部, GB 11643-1999, https://www.mps.gov.cn",
  forms: [
    {
      pattern:
        /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])\d{4}(?:18|19|20)\d{9}[0-9X]$/,
      lengths: [18],
      needs: "nothing",
    },
  ],
  words: ["身份证", "身份證", "公民身份号码", "resident identity", "id card"],
  accepts: (number) => calendarDay(Number(number.slice(10, 12)), Number(number.slice(12, 14))),
  checksum: (number) => "10X98765432".charAt(weightedRemainder(number, RULE)) === number.charAt(17),
  examples: {
    true: [{ text: "身份证号：110101199001011237", finds: ["110101199001011237"] }],
    false: ["110101199013011230", "订单号 110101199001011230"],
  },
});
