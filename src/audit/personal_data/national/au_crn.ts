import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Centrelink customer reference number: nine digits and a letter. */
export const detector = numberedIdentifier({
  id: "au_crn",
  kind: "NATIONAL_ID",
  jurisdiction: "AU",
  source: "Services Australia, https://www.servicesaustralia.gov.au/centrelink",
  forms: [{ pattern: /^\d{3} ?\d{3} ?\d{3} ?[ABCHJKLSTVX]$/, lengths: [10], needs: "word" }],
  words: ["crn", "centrelink", "customer reference number", "concession card"],
  examples: {
    true: [{ text: "Pensioner, CRN 204 145 679A", finds: ["204 145 679A"] }],
    false: ["Lot 204 145 679A of the auction"],
  },
});
