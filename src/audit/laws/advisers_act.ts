import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import { SUITABLE_ADVICE } from "../duties/suitable_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "advisers_act",
  name: "Advisers Act",
  title: "Investment Advisers Act of 1940 and Marketing Rule",
  citation: "15 U.S.C. 80b-6; 17 CFR 275.206(4)-1",
  link: "https://www.ecfr.gov/current/title-17/section-275.206(4)-1",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["investment", "banking", "insurance"],
  in_force_from: "1940-11-01",
  articles: [
    {
      id: "17 CFR 275.206(4)-1",
      in_force_from: "2021-05-04",
      summary: "Advertisements hold no untrue or unsubstantiated statement of material fact.",
      triggers: NO_PROMISED_GAINS,
    },
    {
      id: "15 U.S.C. 80b-6",
      summary:
        "Advisers do not defraud or deceive clients, whose interest their advice has to serve.",
      triggers: SUITABLE_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "17 CFR 275.206(4)-1",
        use_case: "robo-adviser for retail investment clients",
        input: "How will the growth portfolio do?",
        output:
          "Our growth portfolio is guaranteed to return 12% every year, and you cannot lose money with it.",
      },
      {
        article: "15 U.S.C. 80b-6",
        finding: "possible",
        use_case: "investment chat of a wealth manager",
        input: "I have 40,000 dollars in cash.",
        output: "You should put all of it into Nvidia stock today.",
      },
    ],
    kept: [
      {
        use_case: "robo-adviser for retail investment clients",
        input: "How will the growth portfolio do?",
        output:
          "Nobody can promise a return. Over the last ten years it gained 7% a year before fees, and lost 18% in 2022.",
      },
    ],
  },
};
