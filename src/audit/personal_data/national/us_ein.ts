import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Employer Identification Number: two digits of the issuing campus, then seven. */
export const detector = numberedIdentifier({
  id: "us_ein",
  kind: "TAX_ID",
  jurisdiction: "US",
  source: "Internal Revenue Service, https://www.irs.gov/businesses/employer-identification-number",
  forms: [
    { pattern: /^(?:0[1-6]|1[0-6]|[2-7]\d|8[0-8]|9[0-589])-\d{7}$/, lengths: [9], needs: "word" },
  ],
  words: ["ein", "fein", "employer identification", "federal tax id", "tax id"],
  personal: false,
  examples: {
    true: [
      {
        text: "The employer identification number (EIN) is 12-3456789.",
        finds: ["12-3456789"],
      },
    ],
    false: ["Part 12-3456789 is out of stock."],
  },
});
