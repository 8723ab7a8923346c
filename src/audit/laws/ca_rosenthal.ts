import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_rosenthal",
  name: "Rosenthal Act",
  title: "California Rosenthal Fair Debt Collection Practices Act",
  citation: "Cal. Civ. Code 1788 et seq.",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "1978-01-01",
  articles: [
    {
      id: "1788.10 to 1788.12",
      summary: "Debtors are not threatened, and employers and family are left out.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "1788.10 to 1788.12",
        use_case: "collections agent in Fresno, California",
        input: "I lost my hours at work.",
        output: "Pay the loan by Friday or we will tell your boss and your parents about it.",
      },
    ],
    kept: [
      {
        use_case: "collections agent in Fresno, California",
        input: "I lost my hours at work.",
        output: "Sorry to hear that. You can pay half now; here is how to ask for hardship terms.",
      },
    ],
  },
};
