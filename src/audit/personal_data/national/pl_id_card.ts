import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const WEIGHTS = [7, 3, 1, 9, 7, 3, 1, 7, 3];

function checkDigitHolds(number: string): boolean {
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * parseInt(number.charAt(place), 36),
    0,
  );
  return sum % 10 === 0;
}

/** Dowód osobisty: three letters and six digits, the first of them a check digit. */
export const detector = numberedIdentifier({
  id: "pl_id_card",
  kind: "NATIONAL_ID",
  jurisdiction: "PL",
  source: "Ustawa o dowodach osobistych, https://www.gov.pl/web/mswia/dowod-osobisty",
  forms: [{ pattern: /^[A-Z]{3}[ -]?\d{6}$/, lengths: [9], needs: "country" }],
  words: [
    "dowod osobisty",
    "dowodu osobistego",
    "dowodem osobistym",
    "dowod",
    "dowodu",
    "dowodem",
    "dow os",
    "dow. os",
    "seria i numer",
    "nr dowodu",
    "identity card",
    "id card",
  ],
  checksum: checkDigitHolds,
  unproven: "with_word",
  examples: {
    true: [
      { text: "legitymujący się dowodem osobistym ABC523456", finds: ["ABC523456"] },
      { text: "Seria i numer dowodu: DEF 712345", finds: ["DEF 712345"] },
    ],
    false: ["Zamówienie ABC123457", "Lot ABC123457"],
  },
});
