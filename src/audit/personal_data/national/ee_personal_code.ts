import { balticCheckDigit } from "../checks/baltic_check_digit.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Isikukood: sex and century, date of birth, serial, check digit. */
export const detector = numberedIdentifier({
  id: "ee_personal_code",
  kind: "NATIONAL_ID",
  jurisdiction: "EE",
  source: "Siseministeerium, Rahvastikuregistri seadus, https://www.siseministeerium.ee",
  forms: [{ pattern: /^[1-8]\d{10}$/, lengths: [11], needs: "country" }],
  words: ["isikukood", "isikukoodi", "personal code", "personal identification code"],
  accepts: (number) => calendarDay(Number(number.slice(3, 5)), Number(number.slice(5, 7))),
  checksum: balticCheckDigit,
  examples: {
    true: [{ text: "Isikukood: 38001011235", finds: ["38001011235"] }],
    false: ["38013011234", "Tellimus 38001011230"],
  },
});
