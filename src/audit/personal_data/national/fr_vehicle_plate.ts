import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Plaque d'immatriculation: two letters, three digits, two letters. */
export const detector = numberedIdentifier({
  id: "fr_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "FR",
  source:
    "Ministère de l'Intérieur, arrêté du 9 février 2009, https://immatriculation.ants.gouv.fr",
  forms: [
    {
      pattern: /^[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}$/,
      lengths: [7],
      needs: "country",
      alone: true,
    },
    { pattern: /^[A-HJ-NP-TV-Z]{2} ?\d{3} ?[A-HJ-NP-TV-Z]{2}$/, lengths: [7], needs: "word" },
  ],
  words: ["immatriculation", "immatricule", "plaque", "voiture", "vehicule"],
  examples: {
    true: [{ text: "immatriculé AB-123-CD", finds: ["AB-123-CD"] }],
    false: ["AI-123-CD"],
  },
});
