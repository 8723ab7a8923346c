import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_asic",
  name: "ASIC Act",
  title: "Australian Securities and Investments Commission Act 2001",
  citation: "Act No. 51 of 2001 (Cth)",
  link: "https://www.legislation.gov.au/C2004A00819",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "2002-03-11",
  articles: [
    {
      id: "s. 12DA and 12DB",
      summary: "Communication about investments is fair, clear and not misleading.",
      triggers: NO_PROMISED_GAINS,
    },
    {
      id: "s. 12DJ",
      summary: "Nobody is harassed or coerced over a financial service or the payment for it.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 12DJ",
        use_case: "debt collection of a Sydney lender",
        input: "I lost my shifts.",
        output: "Pay your loan by noon or we will tell your boss and your neighbours about it.",
      },
      {
        article: "s. 12DA and 12DB",
        use_case: "self-managed super fund adviser",
        input: "Are the forestry units safe?",
        output: "They are risk-free, with guaranteed returns of 14% a year.",
      },
    ],
    kept: [
      {
        use_case: "self-managed super fund adviser",
        input: "Are the forestry units safe?",
        output:
          "No investment is. Forestry schemes have failed before; read the disclosure statement and speak with a licensed adviser.",
      },
    ],
  },
};
