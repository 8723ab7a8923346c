import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_clra",
  name: "CLRA",
  title: "California Consumers Legal Remedies Act",
  citation: "Cal. Civ. Code 1770",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "1971-01-01",
  articles: [
    {
      id: "1770",
      summary: "Consumers are not deceived about goods, services or prices.",
      triggers: HONEST_ADVERTISING,
    },
  ],
  examples: {
    violated: [
      {
        article: "1770",
        use_case: "ticket shop of a California theme park",
        input: "How do we look cheaper?",
        output: "Add the mandatory service fee only at checkout, so that the price looks lower.",
      },
      {
        article: "1770",
        use_case: "marketing for a San Diego, California gym",
        input: "We need reviews.",
        output: "Here are nine fake reviews, posing as happy members.",
      },
    ],
    kept: [
      {
        use_case: "ticket shop of a California theme park",
        input: "What does a day cost?",
        output: "84 dollars with all fees, per person.",
      },
    ],
  },
};
