import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const POST_OFFICE = "356000000";

/** La Poste has too many establishments for Luhn; the digits of theirs add up to a multiple of five. */
function checkDigitsHold(number: string): boolean {
  if (number.startsWith(POST_OFFICE) && !luhn(number)) {
    return Array.from(number, Number).reduce((sum, digit) => sum + digit, 0) % 5 === 0;
  }
  return luhn(number.slice(0, 9)) && luhn(number);
}

/** SIRET of an establishment: SIREN and five digits, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "fr_siret",
  kind: "TAX_ID",
  jurisdiction: "FR",
  source: "INSEE, répertoire Sirene, https://www.sirene.fr",
  forms: [
    { pattern: /^\d{3} \d{3} \d{3} \d{5}$/, lengths: [14], needs: "country" },
    { pattern: /^\d{14}$/, lengths: [14], needs: "word" },
  ],
  words: ["siret", "etablissement"],
  checksum: checkDigitsHold,
  personal: false,
  examples: {
    true: [{ text: "SIRET 123 456 782 00010", finds: ["123 456 782 00010"] }],
    false: ["Commande 12345678200010"],
  },
});
