import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Targa: two letters, three digits, two letters, without I, O, Q, U. */
export const detector = numberedIdentifier({
  id: "it_vehicle_plate",
  kind: "VEHICLE",
  jurisdiction: "IT",
  source: "Codice della strada, art. 100, https://www.mit.gov.it",
  forms: [
    {
      pattern: /^[A-HJ-NPR-TV-Z]{2}[ -]?\d{3}[ -]?[A-HJ-NPR-TV-Z]{2}$/,
      lengths: [7],
      needs: "word",
    },
  ],
  words: ["targa", "veicolo", "auto", "automobile", "targata"],
  examples: {
    true: [{ text: "Targa AB 123 CD", finds: ["AB 123 CD"] }],
    false: ["Volo AB123CD"],
  },
});
