import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Permanent Account Number: five letters, the fourth the status of the holder, four digits, a letter. */
export const detector = numberedIdentifier({
  id: "in_pan",
  kind: "TAX_ID",
  jurisdiction: "IN",
  source: "Income Tax Department, Income-tax Rules, rule 114, https://www.incometax.gov.in",
  forms: [
    {
      pattern: /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/,
      lengths: [10],
      needs: "nothing",
      alone: true,
    },
    { pattern: /^[A-Z]{5}\d{4}[A-Z]$/, lengths: [10], needs: "country", alone: true },
  ],
  words: ["pan", "pan card", "pan number", "permanent account", "income tax"],
  personal: (number) => number.charAt(3) === "P" || number.charAt(3) === "H",
  examples: {
    true: [{ text: "PAN: ABCPE1234F", finds: ["ABCPE1234F"] }],
    false: ["ABC1E1234F"],
  },
});
