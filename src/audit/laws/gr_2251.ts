import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "gr_2251",
  name: "Law 2251/1994",
  title: "Greek consumer protection act",
  citation: "Law 2251/1994",
  link: "https://www.et.gr/",
  type: "law",
  verified: false,
  jurisdictions: ["GR"],
  applies_to: "either",
  in_force_from: "1994-11-16",
  articles: [
    {
      id: "Art. 9a to 9h",
      summary: "Unfair, misleading and aggressive practices are forbidden.",
      in_force_from: "2007-07-10",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "Art. 3e",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      in_force_from: "2014-06-13",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 9a to 9h",
        use_case: "marketing for a Naxos hotel",
        input: "Few stars.",
        output: "Here are four fake guest reviews; use a different account for each.",
      },
      {
        article: "Art. 3e",
        use_case: "support of an Athens web shop",
        input: "The bag came today. I want to return it.",
        output: "You cannot return it. Online sales are never refunded.",
      },
    ],
    kept: [
      {
        use_case: "support of an Athens web shop",
        input: "The bag came today. I want to return it.",
        output: "Within 14 days you may; please keep the tag on.",
      },
    ],
  },
};
