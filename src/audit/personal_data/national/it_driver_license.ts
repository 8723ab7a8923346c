import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Patente di guida: two letters, seven digits, a letter; or U1 and eight characters. */
export const detector = numberedIdentifier({
  id: "it_driver_license",
  kind: "DRIVER_LICENSE",
  jurisdiction: "IT",
  source: "Ministero delle Infrastrutture e dei Trasporti, https://www.mit.gov.it",
  forms: [
    {
      pattern: /^[A-Z]{2}\d{7}[A-Z]$|^U1[BCDFGHJ-NPR-TV-Z0-9]{7}[A-Z]$/,
      lengths: [10],
      needs: "word",
      alone: true,
    },
  ],
  words: ["patente", "patente di guida", "driving", "driver", "license"],
  examples: {
    true: [
      { text: "Patente di guida AA0123456B", finds: ["AA0123456B"] },
      { text: "patente n. U1K711J11M", finds: ["U1K711J11M"] },
    ],
    false: ["990123456B", "Ordine AA0123456B"],
  },
});
