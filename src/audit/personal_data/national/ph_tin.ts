import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Taxpayer Identification Number: nine digits, and a branch code of three or five. */
export const detector = numberedIdentifier({
  id: "ph_tin",
  kind: "TAX_ID",
  jurisdiction: "PH",
  source: "Bureau of Internal Revenue, https://www.bir.gov.ph",
  forms: [{ pattern: /^\d{3}-\d{3}-\d{3}(?:-\d{3,5})?$/, lengths: [9, 12, 13, 14], needs: "word" }],
  words: ["tin", "taxpayer identification", "bir"],
  examples: {
    true: [{ text: "TIN: 123-456-789-000", finds: ["123-456-789-000"] }],
    false: ["Call 123-456-789-000"],
  },
});
