import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** Kennitala: date of birth, two random digits, check digit, century digit; firms add 40 to the day. */
export const detector = numberedIdentifier({
  id: "is_kennitala",
  kind: "NATIONAL_ID",
  jurisdiction: "IS",
  source: "Þjóðskrá, https://www.skra.is",
  forms: [
    { pattern: /^\d{6}-\d{3}[089]$/, lengths: [10], needs: "country" },
    { pattern: /^\d{9}[089]$/, lengths: [10], needs: "word" },
  ],
  words: ["kennitala", "kt", "kennitolu"],
  accepts: (number) => {
    const day = Number(number.slice(0, 2));
    return calendarDay(Number(number.slice(2, 4)), day > 40 ? day - 40 : day);
  },
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  personal: (number) => Number(number.slice(0, 2)) <= 31,
  examples: {
    true: [{ text: "Kennitala: 010180-1209", finds: ["010180-1209"] }],
    false: ["410080-1239"],
  },
});
