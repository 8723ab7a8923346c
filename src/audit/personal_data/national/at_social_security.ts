import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [3, 7, 9, 0, 5, 8, 4, 2, 1, 6], modulus: 11 };

/** Sozialversicherungsnummer: serial, check digit, date of birth. */
export const detector = numberedIdentifier({
  id: "at_social_security",
  kind: "NATIONAL_ID",
  jurisdiction: "AT",
  source:
    "Dachverband der Sozialversicherungsträger, § 460d ASVG, https://www.sozialversicherung.at",
  forms: [
    { pattern: /^[1-9]\d{3} \d{6}$/, lengths: [10], needs: "country" },
    { pattern: /^[1-9]\d{9}$/, lengths: [10], needs: "word" },
  ],
  words: [
    "sozialversicherungsnummer",
    "svnr",
    "sv-nummer",
    "sv-nr",
    "vsnr",
    "versicherungsnummer",
    "e-card",
  ],
  accepts: (number) =>
    Number(number.slice(6, 8)) > 12 ||
    calendarDay(Number(number.slice(6, 8)), Number(number.slice(4, 6))),
  checksum: (number) => weightedRemainder(number, RULE) === Number(number.charAt(3)),
  examples: {
    true: [{ text: "SV-Nummer 1237 010180", finds: ["1237 010180"] }],
    false: ["Bestellung 1230 010180"],
  },
});
