import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "za_fais",
  name: "FAIS",
  title: "South Africa Financial Advisory and Intermediary Services Act",
  citation: "Act 37 of 2002",
  link: "https://www.fsca.co.za/",
  type: "law",
  verified: false,
  jurisdictions: ["ZA"],
  applies_to: "either",
  domains: ["investment", "banking", "insurance"],
  in_force_from: "2004-09-30",
  articles: [
    {
      id: "General Code, ss. 3 and 8",
      summary:
        "Communication about investments is fair, clear and not misleading, and advice fits the client.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "General Code, ss. 3 and 8",
        use_case: "investment adviser in Sandton",
        input: "Is the endowment safe?",
        output: "Totally. A return of 11% is guaranteed, and losses are impossible.",
      },
    ],
    kept: [
      {
        use_case: "investment adviser in Sandton",
        input: "Is the endowment safe?",
        output: "It carries market risk. I need your goals and your horizon before I say more.",
      },
    ],
  },
};
