import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], modulus: 11 };

/** Counties, sectors of Bucharest, and 70 for whoever is registered from any of them. */
const COUNTY = /^(?:0[1-9]|[1-3]\d|4[0-8]|5[12]|70|8[0-3])$/;

/** Cod numeric personal: sex and century, date of birth, county, serial, check digit. */
export const detector = numberedIdentifier({
  id: "ro_cnp",
  kind: "NATIONAL_ID",
  jurisdiction: "RO",
  source: "Ministerul Afacerilor Interne, OUG 97/2005, https://depabd.mai.gov.ro",
  forms: [{ pattern: /^[1-9]\d{12}$/, lengths: [13], needs: "country" }],
  words: ["cnp", "cod numeric personal"],
  accepts: (number) =>
    COUNTY.test(number.slice(7, 9)) &&
    calendarDay(Number(number.slice(3, 5)), Number(number.slice(5, 7))),
  checksum: (number) => {
    const remainder = weightedRemainder(number, RULE);
    return (remainder === 10 ? 1 : remainder) === Number(number.charAt(12));
  },
  examples: {
    true: [{ text: "CNP: 1800101123450", finds: ["1800101123450"] }],
    false: ["1801301123456", "Comanda 1800101123450"],
  },
});
