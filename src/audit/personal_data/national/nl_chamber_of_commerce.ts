import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** KvK-nummer: eight digits. */
export const detector = numberedIdentifier({
  id: "nl_chamber_of_commerce",
  kind: "TAX_ID",
  jurisdiction: "NL",
  source: "Kamer van Koophandel, https://www.kvk.nl",
  forms: [{ pattern: /^\d{8}$/, lengths: [8], needs: "word" }],
  words: ["kvk", "kvk-nummer", "kamer van koophandel", "chamber of commerce"],
  personal: false,
  examples: {
    true: [{ text: "KvK-nummer 12345678", finds: ["12345678"] }],
    false: ["Bestelling 12345678"],
  },
});
