import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const FIRST = { weights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], modulus: 11 };
const SECOND = { weights: [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2], modulus: 11 };

/** A first remainder of ten calls for the second weights. */
function checkDigitHolds(number: string): boolean {
  const first = weightedRemainder(number, FIRST);
  const remainder = first === 10 ? weightedRemainder(number, SECOND) : first;
  return remainder === Number(number.charAt(11));
}

/** ЖСН (ИИН): date of birth, century and sex, serial, check digit. */
export const detector = numberedIdentifier({
  id: "kz_iin",
  kind: "NATIONAL_ID",
  jurisdiction: "KZ",
  source: "Министерство юстиции Республики Казахстан, https://egov.kz",
  forms: [{ pattern: /^\d{12}$/, lengths: [12], needs: "word" }],
  words: ["иин", "жсн", "iin"],
  accepts: (number) => calendarDay(Number(number.slice(2, 4)), Number(number.slice(4, 6))),
  checksum: checkDigitHolds,
  examples: {
    true: [{ text: "ИИН 800101300125", finds: ["800101300125"] }],
    false: ["Заказ 800101300120"],
  },
});
