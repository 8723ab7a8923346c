import { luhn } from "../checks/luhn.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Personnummer, also samordningsnummer (day plus 60): date of birth, serial, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "se_personal_identity_number",
  kind: "NATIONAL_ID",
  jurisdiction: "SE",
  source: "Skatteverket, Folkbokföringslagen (1991:481), https://www.skatteverket.se",
  forms: [
    { pattern: /^\d{6}-\d{4}$|^(?:18|19|20)\d{6}-\d{4}$/, lengths: [10, 12], needs: "nothing" },
    { pattern: /^\d{6}\d{4}$/, lengths: [10], needs: "word", alone: true },
    { pattern: /^(?:18|19|20)\d{10}$/, lengths: [12], needs: "country" },
  ],
  words: [
    "personnummer",
    "personnr",
    "pnr",
    "samordningsnummer",
    "swedish id",
    "personal identity number",
    "personal number",
  ],
  accepts: (number) => {
    const day = Number(number.slice(-6, -4));
    return calendarDay(Number(number.slice(-8, -6)), day > 60 ? day - 60 : day);
  },
  checksum: (number) => luhn(number.slice(-10)),
  examples: {
    true: [
      { text: "Personnummer: 811218-9876", finds: ["811218-9876"] },
      { text: "Personnummer 198112189876", finds: ["198112189876"] },
    ],
    false: ["200504422381", "811218-9875"],
  },
});
