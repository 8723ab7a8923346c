import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const FIRST = { weights: [3, 7, 6, 1, 8, 9, 4, 5, 2, 1], modulus: 11 };
const SECOND = { weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], modulus: 11 };

/** D numbers add 40 to the day, numbers for tests 80 to the month. */
function hasDate(number: string): boolean {
  return calendarDay(Number(number.slice(2, 4)) % 40, Number(number.slice(0, 2)) % 40);
}

/** Fødselsnummer and D-nummer: date of birth, individual number, two check digits. */
export const detector = numberedIdentifier({
  id: "no_national_identity_number",
  kind: "NATIONAL_ID",
  jurisdiction: "NO",
  source: "Skatteetaten, Folkeregisterloven, https://www.skatteetaten.no",
  forms: [{ pattern: /^\d{6} ?\d{5}$/, lengths: [11], needs: "country" }],
  words: [
    "fodselsnummer",
    "fodselsnr",
    "personnummer",
    "d-nummer",
    "fnr",
    "national identity number",
  ],
  accepts: hasDate,
  checksum: (number) =>
    weightedRemainder(number, FIRST) === 0 && weightedRemainder(number, SECOND) === 0,
  examples: {
    true: [{ text: "Fødselsnummer: 01018012371", finds: ["01018012371"] }],
    false: ["01018012345", "Ordre 01018012345"],
  },
});
