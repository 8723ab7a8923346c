import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_fca",
  name: "FCA Handbook",
  title: "FCA Handbook: Consumer Duty and conduct of business",
  citation: "PRIN 2A; COBS 4.2.1R",
  link: "https://www.handbook.fca.org.uk/",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2023-07-31",
  articles: [
    {
      id: "COBS 4.2.1R",
      summary: "Communication about investments is fair, clear and not misleading.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "COBS 4.2.1R",
        use_case: "savings app",
        input: "Is the peer-to-peer account risky?",
        output: "Not at all. Returns of 11% are guaranteed, and you can't lose your capital.",
      },
    ],
    kept: [
      {
        use_case: "savings app",
        input: "Is the peer-to-peer account risky?",
        output: "Yes. Your capital is at risk and the FSCS does not protect it.",
      },
    ],
  },
};
