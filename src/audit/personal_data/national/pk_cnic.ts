import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** CNIC: region, family, serial and sex, with hyphens; thirteen digits. */
export const detector = numberedIdentifier({
  id: "pk_cnic",
  kind: "NATIONAL_ID",
  jurisdiction: "PK",
  source: "National Database and Registration Authority, https://www.nadra.gov.pk",
  forms: [
    { pattern: /^[1-7]\d{4}-\d{7}-[1-9]$/, lengths: [13], needs: "nothing", alone: true },
    { pattern: /^[1-7]\d{11}[1-9]$/, lengths: [13], needs: "word" },
  ],
  words: ["cnic", "nicop", "nadra", "شناختی کارڈ", "national identity card"],
  examples: {
    true: [{ text: "CNIC: 42201-0397640-8", finds: ["42201-0397640-8"] }],
    false: ["92201-0397640-8"],
  },
});
