import { mod97 } from "../checks/mod_97.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Since 2000 a 2 is set before the nine digits. */
function keyHolds(number: string): boolean {
  const body = number.slice(0, 9);
  const key = Number(number.slice(9));
  return 97 - mod97(body) === key || 97 - mod97("2" + body) === key;
}

/** Rijksregisternummer: date of birth, serial, key modulo 97. */
export const detector = numberedIdentifier({
  id: "be_national_number",
  kind: "NATIONAL_ID",
  jurisdiction: "BE",
  source: "SPF Intérieur, loi du 8 août 1983, https://www.ibz.rrn.fgov.be",
  forms: [
    { pattern: /^\d{2}\.\d{2}\.\d{2}[- ]\d{3}[.-]\d{2}$/, lengths: [11], needs: "nothing" },
    { pattern: /^\d{11}$|^\d{6}[ -]\d{3}[ -]\d{2}$/, lengths: [11], needs: "country" },
  ],
  words: [
    "rijksregisternummer",
    "registre national",
    "numero national",
    "rrn",
    "niss",
    "insz",
    "nationalregister",
  ],
  accepts: (number) =>
    Number(number.slice(2, 4)) % 20 === 0 ||
    calendarDay(Number(number.slice(2, 4)) % 20, Number(number.slice(4, 6)) || 1),
  checksum: keyHolds,
  examples: {
    true: [{ text: "Rijksregisternummer 85.07.30-033.28", finds: ["85.07.30-033.28"] }],
    false: ["85073003300", "Bestelling 85073003328"],
  },
});
