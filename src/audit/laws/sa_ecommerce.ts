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
      id: "Art. 13",
      summary: "Consumers may end an online contract within seven days.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
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
