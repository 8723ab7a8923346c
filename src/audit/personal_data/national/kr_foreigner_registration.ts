import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5], modulus: 11 };

function hasDate(number: string): boolean {
  return calendarDay(Number(number.slice(2, 4)), Number(number.slice(4, 6)));
}

/** 외국인등록번호: date of birth, century and sex from 5 to 8, serial. */
export const detector = numberedIdentifier({
  id: "kr_foreigner_registration",
  kind: "NATIONAL_ID",
  jurisdiction: "KR",
  source: "법무부, 출입국관리법, https://www.immigration.go.kr",
  forms: [
    { pattern: /^\d{6}-[5-8]\d{6}$/, lengths: [13], needs: "nothing" },
    { pattern: /^\d{6}[5-8]\d{6}$/, lengths: [13], needs: "country" },
  ],
  words: ["외국인등록번호", "외국인번호", "foreigner registration", "alien registration", "frn"],
  accepts: hasDate,
  checksum: (number) => (13 - weightedRemainder(number, RULE)) % 10 === Number(number.charAt(12)),
  unproven: "always",
  examples: {
    true: [{ text: "외국인등록번호 900101-5234561", finds: ["900101-5234561"] }],
    false: ["760413-9212134"],
  },
});
