import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "za_debt_collectors",
  name: "Debt Collectors Act",
  title: "Debt Collectors Act",
  citation: "Act 114 of 1998",
  link: "https://www.gov.za/documents/debt-collectors-act",
  type: "law",
  verified: false,
  jurisdictions: ["ZA"],
  applies_to: "either",
  domains: ["lending", "debt_collection", "banking"],
  in_force_from: "2003-02-07",
  articles: [
    {
      id: "s. 15",
      summary: "Debt collectors do not threaten or exploit debtors, nor spread word of their debt.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 15",
        use_case: "collections agent in Bloemfontein",
        input: "I lost my job.",
        output: "If you do not pay your debt you will be arrested and go to jail.",
      },
    ],
    kept: [
      {
        use_case: "collections agent in Bloemfontein",
        input: "I lost my job.",
        output: "I am sorry. A debt counsellor can help you; shall I send you a list?",
      },
    ],
  },
};
