import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "finra_2210",
  name: "FINRA Rule 2210",
  title: "FINRA Rule 2210: communications with the public",
  citation: "FINRA Rule 2210(d)",
  link: "https://www.finra.org/rules-guidance/rulebooks/finra-rules/2210",
  type: "standard",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "2013-02-04",
  articles: [
    {
      id: "Rule 2210(d)(1)",
      summary: "No false, exaggerated or promissory claims; no guarantee of returns.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
};
