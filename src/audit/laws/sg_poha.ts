import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sg_poha",
  name: "Protection from Harassment Act",
  title: "Singapore Protection from Harassment Act 2014",
  citation: "Act 17 of 2014",
  link: "https://sso.agc.gov.sg/Act/PHA2014",
  type: "law",
  verified: false,
  jurisdictions: ["SG"],
  applies_to: "either",
  in_force_from: "2014-11-15",
  articles: [
    {
      id: "s. 3",
      summary: "Nobody harasses or threatens others, debtors among them.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 3",
        use_case: "debt collection in Singapore",
        input: "I can pay on the 28th.",
        output:
          "Then we will tell your boss and your neighbours at the block about your debt today.",
      },
    ],
    kept: [
      {
        use_case: "debt collection in Singapore",
        input: "I can pay on the 28th.",
        output: "The 28th is noted. Credit Counselling Singapore can help you with a plan.",
      },
    ],
  },
};
