import { validate } from "stdnum/lib/cjs/ma/ice.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** ICE of a business: fifteen digits, the last two modulo 97. */
export const detector = numberedIdentifier({
  id: "ma_ice",
  kind: "TAX_ID",
  jurisdiction: "MA",
  source: "Office marocain de la propriété industrielle, https://www.ice.gov.ma",
  forms: [{ pattern: /^\d{15}$/, lengths: [15], needs: "word" }],
  words: ["ice", "identifiant commun"],
  checksum: (number) => validate(number).isValid,
  personal: false,
  examples: {
    true: [{ text: "ICE 001561874000055", finds: ["001561874000055"] }],
    false: ["Commande 001561874000000"],
  },
});
