import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Letters stand for the digits 1 to 9 in their order, from S on for 2 to 9. */
function digitOf(letter: string): string {
  const place = letter.charCodeAt(0) - 65;
  return String(place < 18 ? (place % 9) + 1 : place - 16);
}

/** RIB: bank, branch, account of digits and capitals, and a key modulo 97. */
export const detector = numberedIdentifier({
  id: "fr_bank_account",
  kind: "BANK_ACCOUNT",
  jurisdiction: "FR",
  source:
    "Comité français d'organisation et de normalisation bancaires, RIB; ISO 13616, https://www.cfonb.org",
  forms: [
    { pattern: /^\d{5}([ -])\d{5}\1[A-Z\d]{11}\1\d{2}$/, lengths: [23], needs: "nothing" },
    { pattern: /^\d{10}[A-Z\d]{11}\d{2}$/, lengths: [23], needs: "word" },
  ],
  words: ["rib", "compte", "banque", "virement", "debiter"],
  checksum: (number) => mod97(number.replace(/[A-Z]/g, digitOf)) === 0,
  examples: {
    true: [
      {
        text: "Mon RIB : 20041 01005 0500013M026 06",
        finds: ["20041 01005 0500013M026 06"],
      },
    ],
    false: ["20041 01005 0500013M026 07"],
  },
});
