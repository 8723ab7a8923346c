import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Paspoort and identiteitskaart: two letters, six characters, a digit; no letter O. */
export const detector = numberedIdentifier({
  id: "nl_identity_document",
  kind: "PASSPORT",
  jurisdiction: "NL",
  source: "Rijksdienst voor Identiteitsgegevens, https://www.rvig.nl",
  forms: [{ pattern: /^[A-NP-Z]{2}[A-NP-Z0-9]{6}\d$/, lengths: [9], needs: "word" }],
  words: ["paspoort", "paspoortnummer", "identiteitskaart", "documentnummer", "dutch passport"],
  examples: {
    true: [{ text: "Paspoortnummer NP1X2Y3Z4", finds: ["NP1X2Y3Z4"] }],
    false: ["Bestelling NP1X2Y3Z4"],
  },
});
