import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [10, 5, 8, 4, 2, 1, 6, 3, 7, 9], modulus: 11 };

function checkDigitHolds(number: string): boolean {
  return ((1 + weightedRemainder(number, RULE)) % 11) % 10 === Number(number.charAt(10));
}

/** Numbers from 32 on hold neither date nor check digit. */
function hasDateOrNone(number: string): boolean {
  const day = Number(number.slice(0, 2));
  if (day >= 32) return day <= 39;
  return calendarDay(Number(number.slice(2, 4)), day) && checkDigitHolds(number);
}

/** Personas kods: date of birth and five digits, or 32 and nine digits since 2017. */
export const detector = numberedIdentifier({
  id: "lv_personal_code",
  kind: "NATIONAL_ID",
  jurisdiction: "LV",
  source: "Pilsonības un migrācijas lietu pārvalde, https://www.pmlp.gov.lv",
  forms: [
    { pattern: /^\d{6}-[012]\d{4}$|^3[2-9]\d{4}-\d{5}$/, lengths: [11], needs: "country" },
    { pattern: /^\d{11}$/, lengths: [11], needs: "word" },
  ],
  words: ["personas kods", "personas kodu", "p.k", "personal code"],
  accepts: hasDateOrNone,
  checksum: (number) => number < "32" && checkDigitHolds(number),
  unproven: "always",
  examples: {
    true: [{ text: "Personas kods: 010180-11230", finds: ["010180-11230"] }],
    false: ["011380-11234"],
  },
});
