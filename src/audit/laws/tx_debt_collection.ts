import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tx_debt_collection",
  name: "Texas Debt Collection Act",
  title: "Texas Debt Collection Act",
  citation: "Tex. Fin. Code ch. 392",
  link: "https://statutes.capitol.texas.gov/Docs/FI/htm/FI.392.htm",
  type: "law",
  verified: false,
  jurisdictions: ["US-TX"],
  applies_to: "either",
  in_force_from: "1997-09-01",
  articles: [
    {
      id: "392.301 and 392.302",
      summary: "Debtors are not threatened or harassed.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "392.301 and 392.302",
        use_case: "collections agent in Houston, Texas",
        input: "I can't pay until May.",
        output: "If you don't pay your debt this week, you will be arrested.",
      },
    ],
    kept: [
      {
        use_case: "collections agent in Houston, Texas",
        input: "I can't pay until May.",
        output: "May works. I will send the new dates; you may dispute the debt at any time.",
      },
    ],
  },
};
