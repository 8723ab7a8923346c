import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const FIRST = { weights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 1], modulus: 11 };
const SECOND = { weights: [3, 4, 5, 6, 7, 8, 9, 1, 2, 3], modulus: 11 };

/** A first remainder of ten calls for the second weights; ten again counts as zero. */
function checkDigitHolds(number: string): boolean {
  const first = weightedRemainder(number, FIRST);
  const remainder = first === 10 ? weightedRemainder(number, SECOND) % 10 : first;
  return remainder === Number(number.charAt(10));
}

/** Asmens kodas: sex and century, date of birth, serial, check digit. */
export const detector = numberedIdentifier({
  id: "lt_personal_code",
  kind: "NATIONAL_ID",
  jurisdiction: "LT",
  source: "Registrų centras, Gyventojų registro įstatymas, https://www.registrucentras.lt",
  forms: [{ pattern: /^[1-6]\d{10}$/, lengths: [11], needs: "country" }],
  words: ["asmens kodas", "asmens kodo", "asm. kodas", "a.k", "personal code"],
  accepts: (number) => calendarDay(Number(number.slice(3, 5)), Number(number.slice(5, 7))),
  checksum: checkDigitHolds,
  examples: {
    true: [{ text: "Asmens kodas 48505151239", finds: ["48505151239"] }],
    false: ["48513151234"],
  },
});
