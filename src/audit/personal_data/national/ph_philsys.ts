import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** PhilSys card number: four groups of four digits. */
export const detector = numberedIdentifier({
  id: "ph_philsys",
  kind: "NATIONAL_ID",
  jurisdiction: "PH",
  source: "Philippine Statistics Authority, Republic Act 11055, https://philsys.gov.ph",
  forms: [
    { pattern: /^\d{4}-\d{4}-\d{4}-\d{4}$|^\d{4}-\d{7}-\d$/, lengths: [12, 16], needs: "word" },
  ],
  words: ["philsys", "psn", "pcn", "national id", "umid", "crn", "philid"],
  examples: {
    true: [{ text: "PhilSys PCN 1234-5678-9012-3456", finds: ["1234-5678-9012-3456"] }],
    false: ["Card 1234-5678-9012-3456"],
  },
});
