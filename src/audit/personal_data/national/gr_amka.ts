import { luhn } from "../checks/luhn.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** ΑΜΚΑ: date of birth, serial, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "gr_amka",
  kind: "NATIONAL_ID",
  jurisdiction: "GR",
  source: "ΗΔΙΚΑ, ν. 3655/2008, https://www.amka.gr",
  forms: [{ pattern: /^\d{11}$|^\d{6}[ -]\d{5}$/, lengths: [11], needs: "country" }],
  words: ["αμκα", "α.μ.κ.α", "amka"],
  accepts: (number) => calendarDay(Number(number.slice(2, 4)), Number(number.slice(0, 2))),
  checksum: luhn,
  examples: {
    true: [{ text: "ΑΜΚΑ 01018001238", finds: ["01018001238"] }],
    false: ["Παραγγελία 01018001230"],
  },
});
