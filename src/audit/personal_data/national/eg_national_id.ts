import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const GOVERNORATES = /^.{7}(?:0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)/;

/** الرقم القومي: century, date of birth, governorate, serial, check digit; fourteen digits. */
export const detector = numberedIdentifier({
  id: "eg_national_id",
  kind: "NATIONAL_ID",
  jurisdiction: "EG",
  source: "Civil Status Organization, Law 143 of 1994, https://moi.gov.eg",
  forms: [{ pattern: /^[23]\d{13}$/, lengths: [14], needs: "country" }],
  words: ["الرقم القومي", "رقم قومي", "بطاقة", "national id"],
  accepts: (number) =>
    GOVERNORATES.test(number) &&
    calendarDay(Number(number.slice(3, 5)), Number(number.slice(5, 7))),
  examples: {
    true: [{ text: "الرقم القومي: 29001010112345", finds: ["29001010112345"] }],
    false: ["29013010112345"],
  },
});
