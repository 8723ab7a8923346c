import { luhn } from "../checks/luhn.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** South African identity number: date of birth, serial, citizenship, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "za_id",
  kind: "NATIONAL_ID",
  jurisdiction: "ZA",
  source: "Department of Home Affairs, Identification Act 68 of 1997, https://www.dha.gov.za",
  forms: [{ pattern: /^\d{6} ?\d{4} ?[0-2]\d{2}$/, lengths: [13], needs: "country" }],
  words: ["rsa id", "id number", "identity number", "south african id", "said"],
  accepts: (number) => calendarDay(Number(number.slice(2, 4)), Number(number.slice(4, 6))),
  checksum: luhn,
  examples: {
    true: [{ text: "RSA ID: 8001015009087", finds: ["8001015009087"] }],
    false: ["8013015009087", "Order 8001015009080"],
  },
});
