import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [9, 8, 7, 6, 5, 4, 3, 2, -1], modulus: 11 };

/** Burgerservicenummer: nine digits, weighted sum divisible by eleven. */
export const detector = numberedIdentifier({
  id: "nl_bsn",
  kind: "NATIONAL_ID",
  jurisdiction: "NL",
  source:
    "Rijksdienst voor Identiteitsgegevens, Wet algemene bepalingen burgerservicenummer, https://www.rvig.nl",
  forms: [
    {
      pattern: /^\d{9}$|^\d{4}[. ]\d{2}[. ]\d{3}$|^\d{3} \d{3} \d{3}$/,
      lengths: [9],
      needs: "word",
    },
  ],
  words: [
    "bsn",
    "burgerservicenummer",
    "sofinummer",
    "sofi-nummer",
    "burger service nummer",
    "citizen service number",
  ],
  checksum: (number) => number !== "000000000" && weightedRemainder(number, RULE) === 0,
  examples: {
    true: [{ text: "BSN: 123456782", finds: ["123456782"] }],
    false: ["123456789", "Bestelling 123456782"],
  },
});
