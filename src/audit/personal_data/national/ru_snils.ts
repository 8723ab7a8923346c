import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [9, 8, 7, 6, 5, 4, 3, 2, 1], modulus: 101 };

/** СНИЛС: nine digits and a control number modulo 101. */
export const detector = numberedIdentifier({
  id: "ru_snils",
  kind: "NATIONAL_ID",
  jurisdiction: "RU",
  source: "Социальный фонд России, https://sfr.gov.ru",
  forms: [
    { pattern: /^\d{3}-\d{3}-\d{3}[ -]\d{2}$/, lengths: [11], needs: "nothing" },
    { pattern: /^\d{11}$/, lengths: [11], needs: "word" },
  ],
  words: ["снилс", "snils", "страховой номер"],
  checksum: (number) => weightedRemainder(number, RULE) % 100 === Number(number.slice(9)),
  examples: {
    true: [{ text: "СНИЛС 112-233-445 95", finds: ["112-233-445 95"] }],
    false: ["112-233-445 00"],
  },
});
