import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Individual Taxpayer Identification Number: nine digits from 9, the middle two of the assigned ranges. */
export const detector = numberedIdentifier({
  id: "us_itin",
  kind: "TAX_ID",
  jurisdiction: "US",
  source: "Internal Revenue Service, Publication 1915, https://www.irs.gov/pub/irs-pdf/p1915.pdf",
  forms: [
    {
      pattern: /^9\d{2}([- ])(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\1\d{4}$/,
      lengths: [9],
      needs: "nothing",
    },
    { pattern: /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/, lengths: [9], needs: "word" },
  ],
  words: ["itin", "individual taxpayer", "taxpayer identification", "tax id", "tin"],
  examples: {
    true: [
      { text: "My ITIN is 912-70-1234.", finds: ["912-70-1234"] },
      { text: "individual taxpayer number 912801234", finds: ["912801234"] },
    ],
    false: ["My ITIN is 912-89-1234.", "Order 912-70-1234 has shipped."],
  },
});
