import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Betriebsstättennummer of a medical practice: nine digits, the first two of the regional association. */
export const detector = numberedIdentifier({
  id: "de_bsnr",
  kind: "MEDICAL_ID",
  jurisdiction: "DE",
  source: "Kassenärztliche Bundesvereinigung, https://www.kbv.de",
  forms: [
    {
      pattern: /^(?:0[1-9]|1\d|2[0-9]|3[0-9]|4[0-9]|5[0-9]|6[0-9]|7[0-9]|8[0-9]|9[0-9])\d{7}$/,
      lengths: [9],
      needs: "word",
    },
  ],
  words: ["bsnr", "betriebsstattennummer", "betriebsstatten-nr"],
  personal: false,
  examples: {
    true: [{ text: "BSNR: 381234500", finds: ["381234500"] }],
    false: ["Rechnung 381234500"],
  },
});
