import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [5, 4, 3, 2, 7, 6, 5, 4, 1], modulus: 11 };

/** Unternehmens-Identifikationsnummer: CHE and nine digits, check modulo 11. */
export const detector = numberedIdentifier({
  id: "ch_uid",
  kind: "TAX_ID",
  jurisdiction: "CH",
  source: "Bundesamt für Statistik, UIDG, https://www.uid.admin.ch",
  forms: [{ pattern: /^CHE[- ]?\d{3}\.?\d{3}\.?\d{3}$/, lengths: [12], needs: "nothing" }],
  words: ["uid", "mwst", "tva", "iva"],
  checksum: (number) => weightedRemainder(number.slice(3), RULE) === 0,
  personal: false,
  examples: {
    true: [{ text: "UID CHE-123.456.788 MWST", finds: ["CHE-123.456.788"] }],
    false: ["CHE-123.456.780"],
  },
});
