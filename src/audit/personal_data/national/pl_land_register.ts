import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const LETTERS = "0123456789XABCDEFGHIJKLMNOPRSTUWYZ";
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7];

function checkDigitHolds(number: string): boolean {
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * LETTERS.indexOf(number.charAt(place)),
    0,
  );
  return sum % 10 === Number(number.charAt(12));
}

/** Księga wieczysta: court, number, check digit; through it anyone learns the owner. */
export const detector = numberedIdentifier({
  id: "pl_land_register",
  kind: "OTHER",
  jurisdiction: "PL",
  source: "Ustawa o księgach wieczystych i hipotece, https://ekw.ms.gov.pl",
  forms: [{ pattern: /^[A-Z]{2}\d[A-Z]\/\d{8}\/\d$/, lengths: [13], needs: "nothing" }],
  words: ["ksiega wieczysta", "ksiege wieczysta", "ksiegi wieczystej", "ksiedze wieczystej", "kw"],
  checksum: checkDigitHolds,
  unproven: "with_word",
  examples: {
    true: [
      { text: "Księga wieczysta WA1M/00012345/1", finds: ["WA1M/00012345/1"] },
      { text: "księgę wieczystą nr WA1M / 00012345 / 1", finds: ["WA1M / 00012345 / 1"] },
    ],
    false: ["WA1M/00012345"],
  },
});
