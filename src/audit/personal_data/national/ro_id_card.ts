import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Carte de identitate: series of two letters, six or seven digits. */
export const detector = numberedIdentifier({
  id: "ro_id_card",
  kind: "NATIONAL_ID",
  jurisdiction: "RO",
  source: "Ministerul Afacerilor Interne, https://depabd.mai.gov.ro",
  forms: [{ pattern: /^[A-Z]{2} ?\d{6,7}$/, lengths: [8, 9], needs: "word" }],
  words: ["buletin", "carte de identitate", "seria", "act de identitate"],
  examples: {
    true: [{ text: "carte de identitate seria RX 123456", finds: ["RX 123456"] }],
    false: ["Zbor RX 123456"],
  },
});
