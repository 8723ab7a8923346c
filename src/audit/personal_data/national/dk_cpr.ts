import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [4, 3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** CPR-nummer: date of birth and four digits; numbers since 2007 need no check digit. */
export const detector = numberedIdentifier({
  id: "dk_cpr",
  kind: "NATIONAL_ID",
  jurisdiction: "DK",
  source: "CPR-administrationen, https://cpr.dk",
  forms: [
    { pattern: /^\d{6}-\d{4}$/, lengths: [10], needs: "country" },
    { pattern: /^\d{10}$/, lengths: [10], needs: "word" },
  ],
  words: ["cpr", "cpr-nr", "cpr-nummer", "cprnr", "personnummer", "civil registration"],
  accepts: (number) => calendarDay(Number(number.slice(2, 4)), Number(number.slice(0, 2))),
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  unproven: "always",
  examples: {
    true: [{ text: "CPR-nr. 010180-1233", finds: ["010180-1233"] }],
    false: ["Ordre 010180-1234", "410180-1234"],
  },
});
