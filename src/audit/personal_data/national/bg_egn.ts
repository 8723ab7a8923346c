import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 4, 8, 5, 10, 9, 7, 3, 6], modulus: 11 };

/** ЕГН: date of birth with the century in the month, serial, check digit. */
export const detector = numberedIdentifier({
  id: "bg_egn",
  kind: "NATIONAL_ID",
  jurisdiction: "BG",
  source: "ГД ГРАО, Закон за гражданската регистрация, https://www.grao.bg",
  forms: [{ pattern: /^\d{10}$/, lengths: [10], needs: "word" }],
  words: ["егн", "единен граждански номер", "egn"],
  accepts: (number) => calendarDay(Number(number.slice(2, 4)) % 20, Number(number.slice(4, 6))),
  checksum: (number) => weightedRemainder(number, RULE) % 10 === Number(number.charAt(9)),
  examples: {
    true: [{ text: "ЕГН: 8001011236", finds: ["8001011236"] }],
    false: ["Поръчка 8001011230", "ЕГН 8013011234"],
  },
});
