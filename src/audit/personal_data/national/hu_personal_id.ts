import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Numbers given since 1997 are weighted the other way round. */
const UNTIL_1996 = { weights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], modulus: 11 };
const SINCE_1997 = { weights: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

function checkDigitHolds(number: string): boolean {
  const check = Number(number.charAt(10));
  return (
    weightedRemainder(number, UNTIL_1996) === check ||
    weightedRemainder(number, SINCE_1997) === check
  );
}

/** Személyi azonosító: sex and century, date of birth, serial, check digit. */
export const detector = numberedIdentifier({
  id: "hu_personal_id",
  kind: "NATIONAL_ID",
  jurisdiction: "HU",
  source: "1996. évi XX. törvény, https://nyilvantarto.hu",
  forms: [
    { pattern: /^[1-8][- ]\d{6}[- ]\d{4}$/, lengths: [11], needs: "country" },
    { pattern: /^[1-8]\d{10}$/, lengths: [11], needs: "word" },
  ],
  words: ["szemelyi szam", "szemelyi azonosito", "szemelyi"],
  accepts: (number) => calendarDay(Number(number.slice(3, 5)), Number(number.slice(5, 7))),
  checksum: checkDigitHolds,
  examples: {
    true: [{ text: "Személyi szám: 1-800101-1233", finds: ["1-800101-1233"] }],
    false: ["1-801301-1234"],
  },
});
