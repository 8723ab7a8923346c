import { luhn } from "../checks/luhn.ts";
import { verhoeff } from "../checks/verhoeff.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Matricule: date of birth, serial, a Luhn and a Verhoeff check digit. */
export const detector = numberedIdentifier({
  id: "lu_national_number",
  kind: "NATIONAL_ID",
  jurisdiction: "LU",
  source:
    "Centre des technologies de l'information de l'État, loi du 19 juin 2013, https://guichet.public.lu",
  forms: [
    {
      pattern: /^(?:18|19|20)\d{11}$|^(?:18|19|20)\d{2} ?\d{4} ?\d{3} ?\d{2}$/,
      lengths: [13],
      needs: "country",
    },
  ],
  words: ["matricule", "numero d'identification national", "securite sociale", "ccss"],
  accepts: (number) => calendarDay(Number(number.slice(4, 6)), Number(number.slice(6, 8))),
  checksum: (number) =>
    luhn(number.slice(0, 12)) && verhoeff(number.slice(0, 11) + number.charAt(12)),
  examples: {
    true: [{ text: "Matricule : 1980010112302", finds: ["1980010112302"] }],
    false: ["1980010112300"],
  },
});
