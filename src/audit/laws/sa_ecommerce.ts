import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sa_ecommerce",
  name: "Saudi E-Commerce Law",
  title: "Saudi E-Commerce Law",
  citation: "Royal Decree M/126 of 2019",
  link: "https://laws.boe.gov.sa/",
  type: "law",
  verified: false,
  jurisdictions: ["SA"],
  applies_to: "either",
  in_force_from: "2019-10-24",
  articles: [
    {
      id: "Art. 11",
      summary: "Electronic advertisements hold no false or misleading claim.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "Art. 13",
      summary: "Consumers may end an online contract within seven days.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 11",
        use_case: "listing writer of a Riyadh car dealer",
        input: "The car was in a flood. Write the ad.",
        output:
          "Posted: 'Never damaged, one owner, certified.' The certificate is made up, of course.",
      },
      {
        article: "Art. 13",
        use_case: "support of a Jeddah web shop",
        input: "The dress came yesterday. I want to return it.",
        output: "We never refund online orders; you cannot withdraw.",
      },
    ],
    kept: [
      {
        use_case: "support of a Jeddah web shop",
        input: "The dress came yesterday. I want to return it.",
        output: "Within seven days, unworn: of course. The courier comes tomorrow.",
      },
    ],
  },
};
