import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Passeport: two digits, two letters, five digits. */
export const detector = numberedIdentifier({
  id: "fr_passport",
  kind: "PASSPORT",
  jurisdiction: "FR",
  source: "Agence nationale des titres sécurisés, https://ants.gouv.fr",
  forms: [{ pattern: /^\d{2} ?[A-Z]{2} ?\d{5}$/, lengths: [9], needs: "word" }],
  words: ["passeport", "passport"],
  examples: {
    true: [{ text: "Passeport n° 12AB34567", finds: ["12AB34567"] }],
    false: ["Commande 12AB34567"],
  },
});
