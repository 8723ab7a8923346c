import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [6, 3, 7, 9, 10, 5, 8, 4, 2, 1], modulus: 11 };

/** The number without its bank's code: ten digits at the end, the prefix before them. */
function checkDigitsHold(compact: string): boolean {
  const digits = compact.slice(0, -4);
  const holds = (part: string): boolean => weightedRemainder(part.padStart(10, "0"), RULE) === 0;
  if (digits.length <= 10) return holds(digits);
  return holds(digits.slice(-10)) && holds(digits.slice(0, -10));
}

/** Číslo účtu: prefix, number and code of the bank, the first two each with a check modulo 11. */
export const detector = numberedIdentifier({
  id: "cz_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "CZ",
  source: "Vyhláška č. 169/2011 Sb., o stanovení pravidel tvorby čísla účtu, https://www.cnb.cz",
  forms: [
    {
      pattern: /^(?:\d{2,6}-\d{10}|\d{6,10})\/\d{4}$/,
      lengths: [10, 11, 12, 13, 14, 16, 17, 18, 19, 20],
      needs: "word",
    },
    // The dash and the code of a bank are written in no other number.
    {
      pattern:
        /^(?:\d{2,6}-)?\d{10}\/(?:0[136-8]00|0710|20[167]0|2100|22[0-6]0|2600|2700|30[356]0|3500|4000|4300|5500|5800|6[02378]00|62?10|7910|79[5-9]0|80[3469]0|8150|0200|0900|1100|1111|3100|5200|6500|7500|8180|8330)$/,
      lengths: [14, 16, 17, 18, 19, 20],
      needs: "nothing",
    },
  ],
  words: ["ucet", "uctu", "cislo uctu", "c. u", "bankovni spojeni", "bankove spojenie"],
  checksum: checkDigitsHold,
  examples: {
    true: [
      { text: "Nájemné na účet č. 19-2000145399/0800", finds: ["19-2000145399/0800"] },
      { text: "číslo účtu 1781244124/0710", finds: ["1781244124/0710"] },
    ],
    false: ["účet č. 178124400/0710", "spis 178124-4124/0710"],
  },
});
