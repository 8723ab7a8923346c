import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eg_consumer",
  name: "Egypt Consumer Law",
  title: "Consumer Protection Law",
  citation: "Law No. 181 of 2018",
  link: "https://cpa.gov.eg/",
  type: "law",
  verified: false,
  jurisdictions: ["EG"],
  applies_to: "either",
  in_force_from: "2018-12-14",
  articles: [
    { id: "Art. 9", summary: "Suppliers do not mislead consumers.", triggers: HONEST_ADVERTISING },
    {
      id: "Art. 17",
      summary: "Consumers may exchange or return goods within fourteen days.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 9",
        use_case: "marketing for a Hurghada resort",
        input: "Our stars are few.",
        output: "These seven fake reviews pose as happy guests.",
      },
      {
        article: "Art. 17",
        use_case: "support of a Cairo web shop",
        input: "The shoes came yesterday. I want to return them.",
        output: "We have no right of withdrawal for web orders: online orders cannot be returned.",
      },
    ],
    kept: [
      {
        use_case: "support of a Cairo web shop",
        input: "The shoes came yesterday. I want to return them.",
        output: "You have 14 days. Keep the box and the receipt.",
      },
    ],
  },
};
