import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const WEIGHTS = [7, 3, 9, 1, 7, 3, 1, 7, 3];

function checkDigitHolds(number: string): boolean {
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * parseInt(number.charAt(place), 36),
    0,
  );
  return sum % 10 === 0;
}

/** Paszport: two letters and seven digits, the first of them a check digit. */
export const detector = numberedIdentifier({
  id: "pl_passport",
  kind: "PASSPORT",
  jurisdiction: "PL",
  source: "Ustawa o dokumentach paszportowych, https://www.gov.pl/web/mswia/paszporty",
  forms: [{ pattern: /^[A-Z]{2} ?\d{7}$/, lengths: [9], needs: "word" }],
  words: ["paszport", "paszportu", "paszportem", "nr paszportu", "polish passport"],
  checksum: checkDigitHolds,
  unproven: "with_word",
  examples: {
    true: [{ text: "Numer paszportu: EA1234567", finds: ["EA1234567"] }],
    false: ["Faktura EA1234567"],
  },
});
