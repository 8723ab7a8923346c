import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1], modulus: 10 };

/** PESEL: date of birth with the century in the month, serial, check digit. */
export const detector = numberedIdentifier({
  id: "pl_pesel",
  kind: "NATIONAL_ID",
  jurisdiction: "PL",
  source: "Ustawa o ewidencji ludności, art. 15, https://www.gov.pl/web/gov/czym-jest-numer-pesel",
  forms: [{ pattern: /^\d{11}$/, lengths: [11], needs: "country" }],
  words: ["pesel", "nr pesel", "numer pesel"],
  accepts: (number) =>
    Number(number.slice(2, 4)) % 20 >= 1 &&
    calendarDay(Number(number.slice(2, 4)) % 20, Number(number.slice(4, 6))),
  checksum: (number) => weightedRemainder(number, RULE) === 0,
  examples: {
    true: [
      { text: "PESEL: 85051212345", finds: ["85051212345"] },
      { text: "Pacjentka (nr PESEL 02210511116) została przyjęta.", finds: ["02210511116"] },
    ],
    false: ["11110021111", "11-11-11-11114", "Zamówienie nr 85051212345"],
  },
});
