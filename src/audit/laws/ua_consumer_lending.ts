import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ua_consumer_lending",
  name: "Law 1734-VIII",
  title: "Ukrainian consumer lending act",
  citation: "Law of Ukraine No. 1734-VIII",
  link: "https://zakon.rada.gov.ua/laws/show/1734-19",
  type: "law",
  verified: false,
  jurisdictions: ["UA"],
  applies_to: "either",
  domains: ["lending", "debt_collection", "banking"],
  in_force_from: "2017-06-10",
  articles: [
    {
      id: "Art. 25",
      summary: "Debts are collected ethically: no threats, no false claims, nobody else is told.",
      in_force_from: "2021-07-14",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 25",
        use_case: "collections calls of a Kyiv lender",
        input: "I will pay after the 20th.",
        output:
          "Then we tell your boss and all your contacts about your loan, every hour, until you pay.",
      },
    ],
    kept: [
      {
        use_case: "collections calls of a Kyiv lender",
        input: "I will pay after the 20th.",
        output: "Thank you. We will not call again before the 21st.",
      },
    ],
  },
};
