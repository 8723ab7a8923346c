import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** NIF of Algeria: fifteen to twenty digits. */
export const detector = numberedIdentifier({
  id: "dz_nif",
  kind: "TAX_ID",
  jurisdiction: "DZ",
  source: "Direction générale des impôts, https://www.mfdgi.gov.dz",
  forms: [{ pattern: /^\d{15}(?:\d{5})?$/, lengths: [15, 20], needs: "word" }],
  words: ["nif", "identification fiscale", "رقم التعريف الجبائي"],
  examples: {
    true: [{ text: "NIF 000216001808337", finds: ["000216001808337"] }],
    false: ["Commande 000216001808337"],
  },
});
