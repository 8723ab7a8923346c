import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** What a character at an odd place counts; the first ten are also those of the digits. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function valueOf(character: string): number {
  const code = character.charCodeAt(0);
  return code < 65 ? code - 48 : code - 65;
}

function checkLetterHolds(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < 15; place++) {
    const value = valueOf(number.charAt(place));
    sum += place % 2 === 0 ? (ODD[value] ?? 0) : value;
  }
  return sum % 26 === valueOf(number.charAt(15));
}

/** Letters that stand for the digits 0 to 9 where two people would have the same code. */
const REPLACED = "LMNPQRSTUV";

/** The day of birth; 40 is added for women. */
function isDay(number: string): boolean {
  const digits = [...number.slice(9, 11)].map((character) => {
    const replaced = REPLACED.indexOf(character);
    return replaced < 0 ? Number(character) : replaced;
  });
  const day = Number(digits.join("")) % 40;
  return day >= 1 && day <= 31;
}

/** Codice fiscale: surname, name, date and place of birth, check letter; digits may be replaced by letters. */
export const detector = numberedIdentifier({
  id: "it_fiscal_code",
  kind: "TAX_ID",
  jurisdiction: "IT",
  source: "Agenzia delle Entrate, D.M. 23 dicembre 1976, https://www.agenziaentrate.gov.it",
  forms: [
    {
      pattern: /^[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/,
      lengths: [16],
      needs: "nothing",
      alone: true,
    },
  ],
  words: ["codice fiscale", "cod. fisc", "c.f", "cf", "fiscal code", "tax code"],
  accepts: isDay,
  checksum: checkLetterHolds,
  examples: {
    true: [{ text: "Codice fiscale: RSSMRA85T10A562S", finds: ["RSSMRA85T10A562S"] }],
    false: ["RSSMRA85Z10A562S", "AAAAAA - 00B11C333N"],
  },
});
