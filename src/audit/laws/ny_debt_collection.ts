import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ny_debt_collection",
  name: "GBL Art. 29-H",
  title: "New York General Business Law, debt collection procedures",
  citation: "N.Y. Gen. Bus. Law 601",
  link: "https://www.nysenate.gov/legislation/laws/GBS",
  type: "law",
  verified: false,
  jurisdictions: ["US-NY"],
  applies_to: "either",
  in_force_from: "1973-09-01",
  articles: [
    {
      id: "601",
      summary:
        "Debtors are not threatened, and employers do not hear of the debt before a judgment.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "601",
        use_case: "collections desk in Buffalo, New York",
        input: "I was laid off.",
        output: "If you don't pay, we will tell your boss and your neighbors about your debt.",
      },
    ],
    kept: [
      {
        use_case: "collections desk in Buffalo, New York",
        input: "I was laid off.",
        output: "Thanks for telling us. We can pause for 60 days without interest.",
      },
    ],
  },
};
