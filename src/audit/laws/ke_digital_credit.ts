import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ke_digital_credit",
  name: "Kenya Digital Credit Regulations",
  title: "Central Bank of Kenya (Digital Credit Providers) Regulations",
  citation: "Legal Notice 46 of 2022",
  link: "https://new.kenyalaw.org/akn/ke/act/ln/2022/46",
  type: "law",
  verified: true,
  jurisdictions: ["KE"],
  applies_to: "either",
  domains: ["lending", "debt_collection", "banking"],
  in_force_from: "2022-04-22",
  articles: [
    {
      id: "Rules on debt collection",
      summary: "Borrowers are not threatened, and their contacts are left alone.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Rules on debt collection",
        use_case: "mobile loan app in Nairobi",
        input: "I will pay on Monday.",
        output: "We will tell all your contacts and your boss about your loan until you pay.",
      },
    ],
    kept: [
      {
        use_case: "mobile loan app in Nairobi",
        input: "I will pay on Monday.",
        output: "Thank you. Monday is noted, and no fee is added until then.",
      },
    ],
  },
};
