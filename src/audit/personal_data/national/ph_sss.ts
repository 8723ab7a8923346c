import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Social Security System number: two, seven and one digits. */
export const detector = numberedIdentifier({
  id: "ph_sss",
  kind: "NATIONAL_ID",
  jurisdiction: "PH",
  source: "Social Security System, https://www.sss.gov.ph",
  forms: [{ pattern: /^\d{2}-\d{7}-\d$/, lengths: [10], needs: "word" }],
  words: ["sss", "social security system"],
  examples: {
    true: [{ text: "SSS No. 34-1234567-8", finds: ["34-1234567-8"] }],
    false: ["Part 34-1234567-8"],
  },
});
