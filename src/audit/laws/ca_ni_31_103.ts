import { SUITABLE_ADVICE } from "../duties/suitable_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_ni_31_103",
  name: "NI 31-103",
  title: "Registration Requirements, Exemptions and Ongoing Registrant Obligations (Canada)",
  citation: "National Instrument 31-103",
  link: "https://www.osc.ca/en/securities-law/instruments-rules-policies/3/31-103",
  type: "law",
  verified: false,
  jurisdictions: ["CA"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2009-09-28",
  articles: [
    {
      id: "s. 13.3",
      summary: "Recommendations suit the client, and put the client first.",
      triggers: SUITABLE_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 13.3",
        finding: "possible",
        use_case: "robo-advisor for Canadians",
        input: "I have ten thousand dollars.",
        output: "You should put all of it into Shopify shares today.",
      },
    ],
    kept: [
      {
        use_case: "robo-advisor for Canadians",
        input: "I have ten thousand dollars.",
        output: "When will you need it, and how would you feel if it fell by a third?",
      },
    ],
  },
};
