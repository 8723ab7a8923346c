import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

function checkDigitHolds(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < 6; place++) {
    const character = number.charAt(place);
    sum += (place < 3 ? LETTERS.indexOf(character) + 1 : Number(character)) * (7 - place);
  }
  return sum % 11 !== 0 && (11 - (sum % 11)) % 10 === Number(number.charAt(6));
}

/** National Health Index number: three letters, four digits, the last of them a check digit. */
export const detector = numberedIdentifier({
  id: "nz_nhi",
  kind: "MEDICAL_ID",
  jurisdiction: "NZ",
  source: "Health New Zealand, HISO 10046, https://www.tewhatuora.govt.nz",
  forms: [{ pattern: /^[A-HJ-NP-Z]{3}\d{4}$/, lengths: [7], needs: "word" }],
  words: ["nhi", "national health index"],
  checksum: checkDigitHolds,
  examples: {
    true: [{ text: "NHI number ZZZ0016", finds: ["ZZZ0016"] }],
    false: ["Flight ZZZ0011"],
  },
});
