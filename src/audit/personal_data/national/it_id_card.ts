import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Carta d'identità: two letters, five digits, two letters (electronic); two letters and seven digits (paper). */
export const detector = numberedIdentifier({
  id: "it_id_card",
  kind: "NATIONAL_ID",
  jurisdiction: "IT",
  source: "Ministero dell'Interno, https://www.cartaidentita.interno.gov.it",
  forms: [
    {
      pattern: /^C[A-Z]\d{5}[A-Z]{2}$|^[A-Z]{2} ?\d{7}$|^\d{7}[A-Z]{2}$|^[A-Z]{2}\d{5}[A-Z]{2}$/,
      lengths: [9],
      needs: "word",
    },
  ],
  words: [
    "carta d'identita",
    "c.i",
    "carta di identita",
    "carta identita",
    "documento",
    "identita",
    "cie",
    "identity card",
  ],
  examples: {
    true: [
      { text: "Carta d'identità CA12345AA", finds: ["CA12345AA"] },
      { text: "carta d'identità n. AA1234567", finds: ["AA1234567"] },
    ],
    false: ["Ordine AA1234567", "CA12345AA"],
  },
});
