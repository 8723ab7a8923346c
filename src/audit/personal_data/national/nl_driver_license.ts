import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Rijbewijsnummer: ten digits. */
export const detector = numberedIdentifier({
  id: "nl_driver_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "NL",
  source: "Rijksdienst voor het Wegverkeer, https://www.rdw.nl",
  forms: [{ pattern: /^\d{10}$/, lengths: [10], needs: "word" }],
  words: ["rijbewijs", "rijbewijsnummer"],
  examples: {
    true: [{ text: "Rijbewijsnummer 5123456789", finds: ["5123456789"] }],
    false: ["Bestelling 5123456789"],
  },
});
