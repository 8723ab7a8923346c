import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** PhilHealth identification number: two, nine and one digits. */
export const detector = numberedIdentifier({
  id: "ph_philhealth",
  kind: "MEDICAL_ID",
  jurisdiction: "PH",
  source: "Philippine Health Insurance Corporation, https://www.philhealth.gov.ph",
  forms: [{ pattern: /^\d{2}-\d{9}-\d$/, lengths: [12], needs: "word" }],
  words: ["philhealth", "pin"],
  examples: {
    true: [{ text: "PhilHealth PIN 12-345678901-2", finds: ["12-345678901-2"] }],
    false: ["Part 12-345678901-2"],
  },
});
