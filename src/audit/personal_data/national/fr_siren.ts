import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** SIREN of an enterprise: nine digits, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "fr_siren",
  kind: "TAX_ID",
  jurisdiction: "FR",
  source: "INSEE, répertoire Sirene, https://www.sirene.fr",
  forms: [{ pattern: /^\d{3} ?\d{3} ?\d{3}$/, lengths: [9], needs: "word" }],
  words: ["siren", "rcs", "n° siren"],
  checksum: luhn,
  personal: false,
  examples: {
    true: [
      { text: "SIREN 123 456 782", finds: ["123 456 782"] },
      { text: "RCS Paris 987654324", finds: ["987654324"] },
    ],
    false: ["Commande 123456780"],
  },
});
