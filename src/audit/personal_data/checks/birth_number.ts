import { calendarDay } from "./calendar_day.ts";

function hasDate(number: string): boolean {
  return calendarDay((Number(number.slice(2, 4)) % 50) % 20, Number(number.slice(4, 6)));
}

/** Nine digits, given until 1953, have no check digit; some of ten until 1985 leave 10 as 0. */
function isIssued(number: string): boolean {
  if (!hasDate(number)) return false;
  if (number.length === 9) return Number(number.slice(0, 2)) < 54;
  return (Number(number.slice(0, 9)) % 11) % 10 === Number(number.charAt(9));
}

/**
 * Rodné číslo, which Czechoslovakia gave and its successors still give: date of birth (women add 50
 * to the month), serial, check digit modulo 11.
 */
export const birthNumber = {
  forms: [
    { pattern: /^\d{6}\/\d{3,4}$/, lengths: [9, 10], needs: "country" },
    { pattern: /^\d{10}$/, lengths: [10], needs: "word" },
  ],
  accepts: isIssued,
  checksum: (number: string) => number.length === 10,
  unproven: "always",
} as const;
