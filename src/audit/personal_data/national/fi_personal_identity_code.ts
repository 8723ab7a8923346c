import { calendarDay } from "../checks/calendar_day.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** 000 and 001 are given to nobody; from 900 they are for a time, or for tests. */
const FIRST_INDIVIDUAL_NUMBER = 2;

const CHARACTERS = "0123456789ABCDEFHJKLMNPRSTUVWXY";

/** Henkilötunnus: date of birth, century sign, individual number, check character. */
export const detector = numberedIdentifier({
  id: "fi_personal_identity_code",
  kind: "NATIONAL_ID",
  jurisdiction: "FI",
  source: "Digi- ja väestötietovirasto, https://dvv.fi/en/personal-identity-code",
  forms: [
    {
      pattern: /^\d{6}[A-FU-Y]\d{3}[0-9A-Y]$|^\d{6}-\d{3}[0-9A-Y]$/,
      lengths: [10, 11],
      needs: "nothing",
    },
  ],
  words: [
    "henkilotunnus",
    "hetu",
    "sotu",
    "personbeteckning",
    "personal identity code",
    "identity code",
  ],
  accepts: (number) =>
    Number(number.slice(-4, -1)) >= FIRST_INDIVIDUAL_NUMBER &&
    calendarDay(Number(number.slice(2, 4)), Number(number.slice(0, 2))),
  checksum: (number) =>
    CHARACTERS.charAt(Number(number.slice(0, 6) + number.slice(-4, -1)) % 31) === number.at(-1),
  examples: {
    true: [
      { text: "Henkilötunnus 131052-308T", finds: ["131052-308T"] },
      { text: "HETU: 010594Y9032", finds: ["010594Y9032"] },
    ],
    false: ["311190-1111", "012245A110G"],
  },
});
