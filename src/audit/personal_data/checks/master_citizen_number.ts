import { calendarDay } from "./calendar_day.ts";
import { weightedRemainder } from "./weighted_remainder.ts";

const RULE = { weights: [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulus: 11 };

/** Day, month and the last three digits of the year, which begin with 9 or 0. */
function hasDate(number: string): boolean {
  return (
    "90".includes(number.charAt(4)) &&
    calendarDay(Number(number.slice(2, 4)), Number(number.slice(0, 2)))
  );
}

/**
 * The number that Yugoslavia gave its citizens, and its successors still give: date of birth,
 * region, serial, check digit (Službeni list SFRJ 58/76).
 */
export const masterCitizenNumber = {
  forms: [{ pattern: /^\d{13}$/, lengths: [13], needs: "country" }],
  accepts: hasDate,
  checksum: (number: string) =>
    ((11 - weightedRemainder(number, RULE)) % 11) % 10 === Number(number.charAt(12)),
} as const;
