import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Maltese identity card: up to seven digits and M, G, A, P, L, H, B or Z. */
export const detector = numberedIdentifier({
  id: "mt_id_card",
  kind: "NATIONAL_ID",
  jurisdiction: "MT",
  source: "Identità, https://identita.gov.mt",
  forms: [{ pattern: /^\d{5,7}[MGAPLHBZ]$/, lengths: [6, 7, 8], needs: "word" }],
  words: ["karta tal-identita", "maltese id", "identity card", "id card", "id number"],
  examples: {
    true: [{ text: "Maltese ID card 0012345M", finds: ["0012345M"] }],
    false: ["Part 0012345M"],
  },
});
