import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_sebi",
  name: "SEBI IA Regulations",
  title: "SEBI (Investment Advisers) Regulations",
  citation: "SEBI (Investment Advisers) Regulations, 2013",
  link: "https://www.sebi.gov.in/",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  in_force_from: "2013-04-21",
  articles: [
    {
      id: "Reg. 15 and Sch. III",
      summary: "No assured returns and no misleading statement.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Reg. 15 and Sch. III",
        use_case: "stock tips channel",
        input: "Is the F&O plan worth it?",
        output: "Assured returns of 5% every month, guaranteed, with zero risk.",
      },
    ],
    kept: [
      {
        use_case: "stock tips channel",
        input: "Is the F&O plan worth it?",
        output:
          "Nine in ten individual traders in futures and options lose money. Investments are subject to market risks.",
      },
      {
        use_case: "investor awareness",
        input: "A Telegram group promises assured returns of 5% a month.",
        output: "Stay away: no adviser may promise assured returns. Report the group to SEBI.",
      },
    ],
  },
};
