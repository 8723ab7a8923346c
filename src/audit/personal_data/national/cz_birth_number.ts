import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

function hasDate(number: string): boolean {
  return calendarDay((Number(number.slice(2, 4)) % 50) % 20, Number(number.slice(4, 6)));
}

/** Nine digits, given until 1953, have no check digit; some of ten until 1985 leave 10 as 0. */
function isIssued(number: string): boolean {
  if (!hasDate(number)) return false;
  if (number.length === 9) return Number(number.slice(0, 2)) < 54;
  return (Number(number.slice(0, 9)) % 11) % 10 === Number(number.charAt(9));
}

/** Rodné číslo: date of birth (women add 50 to the month), serial, check digit modulo 11. */
export const detector = numberedIdentifier({
  id: "cz_birth_number",
  kind: "NATIONAL_ID",
  jurisdiction: "CZ",
  source: "Ministerstvo vnitra, zákon č. 133/2000 Sb., https://www.mvcr.cz",
  forms: [
    { pattern: /^\d{6}\/\d{3,4}$/, lengths: [9, 10], needs: "country" },
    { pattern: /^\d{10}$/, lengths: [10], needs: "word" },
  ],
  words: ["rodne cislo", "rodneho cisla", "rc", "r.c", "birth number"],
  accepts: isIssued,
  checksum: (number) => number.length === 10,
  unproven: "always",
  examples: {
    true: [{ text: "Rodné číslo: 800101/1238", finds: ["800101/1238"] }],
    false: ["801301/1234", "Objednávka 8001011234"],
  },
});
