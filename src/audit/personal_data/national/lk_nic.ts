import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** National Identity Card: year and day of birth, serial; ten or twelve characters. */
export const detector = numberedIdentifier({
  id: "lk_nic",
  kind: "NATIONAL_ID",
  jurisdiction: "LK",
  source: "Department for Registration of Persons, https://drp.gov.lk",
  forms: [
    { pattern: /^\d{9}[VX]$/, lengths: [10], needs: "country" },
    { pattern: /^(?:19|20)\d{10}$/, lengths: [12], needs: "word" },
  ],
  words: ["nic", "national identity card", "sri lanka"],
  examples: {
    true: [{ text: "NIC 800014186V", finds: ["800014186V"] }],
    false: ["Part 800014186Z"],
  },
});
