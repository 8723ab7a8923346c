import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sg_faa",
  name: "Financial Advisers Act",
  title: "Singapore Financial Advisers Act 2001",
  citation: "Act 43 of 2001",
  link: "https://sso.agc.gov.sg/Act/FAA2001",
  type: "law",
  verified: false,
  jurisdictions: ["SG"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2002-10-01",
  articles: [
    {
      id: "ss. 34 to 36",
      summary:
        "Communication about investments is fair, clear and not misleading, and advice fits the client.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 34 to 36",
        use_case: "wealth adviser chat in Singapore",
        input: "Is the note safe?",
        output: "Yes. Returns of 9% are guaranteed and you cannot lose.",
      },
    ],
    kept: [
      {
        use_case: "wealth adviser chat in Singapore",
        input: "Is the note safe?",
        output:
          "No. You may lose all of it; let us first look at your goals and your other savings.",
      },
    ],
  },
};
