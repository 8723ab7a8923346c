import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** Day, month and the last three digits of the year, which begin with 9 or 0. */
function hasDate(number: string): boolean {
  return (
    "90".includes(number.charAt(4)) &&
    calendarDay(Number(number.slice(2, 4)), Number(number.slice(0, 2)))
  );
}

/** JMBG: date of birth, region, serial, check digit; regions 20 to 29. */
export const detector = numberedIdentifier({
  id: "me_jmbg",
  kind: "NATIONAL_ID",
  jurisdiction: "ME",
  source: "Ministarstvo unutrašnjih poslova, https://www.gov.me",
  forms: [{ pattern: /^\d{13}$/, lengths: [13], needs: "country" }],
  words: ["jmbg", "maticni broj"],
  accepts: hasDate,
  checksum: (number) => (11 - weightedRemainder(number, RULE)) % 11 === Number(number.charAt(12)),
  examples: {
    true: [{ text: "JMBG: 0101980210007", finds: ["0101980210007"] }],
    false: ["0113980500003"],
  },
});
