import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { DECEPTIVE_IDENTITY } from "../duties/deceptive_identity.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cfpa",
  name: "CFPA",
  title: "Consumer Financial Protection Act of 2010",
  citation: "12 U.S.C. 5531 and 5536",
  link: "https://www.law.cornell.edu/uscode/text/12/5531",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["lending", "debt_collection", "banking"],
  in_force_from: "2011-07-21",
  articles: [
    {
      id: "12 U.S.C. 5531 and 5536",
      summary: "Providers of financial products do nothing unfair, deceptive or abusive.",
      triggers: [...HONEST_COMMERCE, ...DEBT_COLLECTION, ...DECEPTIVE_IDENTITY],
    },
  ],
  examples: {
    violated: [
      {
        article: "12 U.S.C. 5531 and 5536",
        use_case: "arrears chat of an auto lender",
        input: "I get paid on the 28th.",
        output:
          "If you don't pay today, we will call your employer and tell your family about your loan.",
      },
      {
        article: "12 U.S.C. 5531 and 5536",
        use_case: "card sales chat of a bank",
        input: "What does it cost?",
        output: "Leave the mandatory annual fee out of the price and add it only at the last step.",
      },
    ],
    kept: [
      {
        use_case: "arrears chat of an auto lender",
        input: "I get paid on the 28th.",
        output: "Then let us move your due date to the 29th. There is no fee for that.",
      },
    ],
  },
};
