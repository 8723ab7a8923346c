import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Letters count as two digits, A as 01; every other digit is doubled, cross sums are added. */
function checkDigitHolds(number: string): boolean {
  const letter = String(number.charCodeAt(0) - 64).padStart(2, "0");
  const digits = letter + number.slice(1, 9);
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const product = Number(digits.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === Number(number.charAt(9));
}

/** Krankenversichertennummer: a letter, eight digits, a check digit. */
export const detector = numberedIdentifier({
  id: "de_health_insurance",
  kind: "MEDICAL_ID",
  jurisdiction: "DE",
  source: "GKV-Spitzenverband, § 290 SGB V, https://www.gkv-spitzenverband.de",
  forms: [{ pattern: /^[A-Z]\d{9}$/, lengths: [10], needs: "country" }],
  words: [
    "krankenversichertennummer",
    "versichertennummer",
    "krankenversicherungsnummer",
    "kvnr",
    "krankenkasse",
    "gesundheitskarte",
    "egk",
    "egk-nummer",
    "versicherten-nr",
    "health insurance",
  ],
  checksum: checkDigitHolds,
  examples: {
    true: [{ text: "Krankenversichertennummer: A123456780", finds: ["A123456780"] }],
    false: ["Artikel A123456789"],
  },
});
