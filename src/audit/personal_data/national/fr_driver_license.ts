import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Permis de conduire: twelve digits, or two digits, two letters, five digits. */
export const detector = numberedIdentifier({
  id: "fr_driver_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "FR",
  source: "Agence nationale des titres sécurisés, https://ants.gouv.fr",
  forms: [{ pattern: /^\d{12}$|^\d{2}[A-Z]{2}\d{5}$/, lengths: [9, 12], needs: "word" }],
  words: ["permis de conduire", "permis"],
  examples: {
    true: [{ text: "Permis de conduire 911075200123", finds: ["911075200123"] }],
    false: ["Commande 911075200123"],
  },
});
