import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import { SUITABLE_ADVICE } from "../duties/suitable_advice.ts";
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
      triggers: NO_PROMISED_GAINS,
    },
    {
      id: "Reg. 16 and 17",
      summary: "Advice suits the client's profile of risk.",
      triggers: SUITABLE_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Reg. 16 and 17",
        finding: "possible",
        use_case: "investment adviser app in Mumbai",
        input: "I have five lakh rupees.",
        output: "You should put all of it into Reliance shares today.",
      },
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
