import { balticCheckDigit } from "../checks/baltic_check_digit.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Asmens kodas: sex and century, date of birth, serial, check digit. */
export const detector = numberedIdentifier({
  id: "lt_personal_code",
  kind: "NATIONAL_ID",
  jurisdiction: "LT",
  source: "Registrų centras, Gyventojų registro įstatymas, https://www.registrucentras.lt",
  forms: [{ pattern: /^[1-6]\d{10}$/, lengths: [11], needs: "country" }],
  words: ["asmens kodas", "asmens kodo", "asm. kodas", "a.k", "personal code"],
  accepts: (number) => calendarDay(Number(number.slice(3, 5)), Number(number.slice(5, 7))),
  checksum: balticCheckDigit,
  examples: {
    true: [{ text: "Asmens kodas 48505151239", finds: ["48505151239"] }],
    false: ["48513151234"],
  },
});
