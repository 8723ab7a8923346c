import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** MyKad: date of birth, place of birth, serial. */
export const detector = numberedIdentifier({
  id: "my_nric",
  kind: "NATIONAL_ID",
  jurisdiction: "MY",
  source: "Jabatan Pendaftaran Negara, https://www.jpn.gov.my",
  forms: [
    { pattern: /^\d{6}-\d{2}-\d{4}$/, lengths: [12], needs: "nothing", alone: true },
    { pattern: /^\d{12}$/, lengths: [12], needs: "word" },
  ],
  words: ["mykad", "nric", "kad pengenalan", "ic number", "no. kp", "no kp", "ic no", "i/c"],
  accepts: (number) =>
    calendarDay(Number(number.slice(2, 4)), Number(number.slice(4, 6))) &&
    !/^(?:00|17|18|19|20|69|70|73|80|81|94|95|96|97)$/.test(number.slice(6, 8)),
  examples: {
    true: [{ text: "No. kad pengenalan: 800101-14-1234", finds: ["800101-14-1234"] }],
    false: ["801301-14-1234"],
  },
});
