import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5], modulus: 11 };

/** Before October 2020 a check digit was issued; since then six random digits. */
function hasDate(number: string): boolean {
  return calendarDay(Number(number.slice(2, 4)), Number(number.slice(4, 6)));
}

/** 주민등록번호: date of birth, century and sex, serial. */
export const detector = numberedIdentifier({
  id: "kr_resident_registration",
  kind: "NATIONAL_ID",
  jurisdiction: "KR",
  source: "행정안전부, 주민등록법 시행규칙, https://www.mois.go.kr",
  forms: [
    { pattern: /^\d{6}-[1-4]\d{6}$/, lengths: [13], needs: "nothing" },
    { pattern: /^\d{6}[1-4]\d{6}$/, lengths: [13], needs: "country" },
  ],
  words: ["주민등록번호", "주민번호", "resident registration", "rrn"],
  accepts: hasDate,
  checksum: (number) => (11 - weightedRemainder(number, RULE)) % 10 === Number(number.charAt(12)),
  unproven: "always",
  examples: {
    true: [{ text: "주민등록번호: 900101-1234568", finds: ["900101-1234568"] }],
    false: ["960303-0021413", "901301-1234567"],
  },
});
