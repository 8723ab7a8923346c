import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_on_consumer",
  name: "Ontario Consumer Act",
  title: "Ontario Consumer Protection Act, 2002",
  citation: "S.O. 2002, c. 30, Sched. A",
  link: "https://www.ontario.ca/laws/statute/02c30",
  type: "law",
  verified: false,
  jurisdictions: ["CA-ON"],
  applies_to: "either",
  in_force_from: "2005-07-30",
  articles: [
    {
      id: "ss. 14, 15 and 17",
      summary: "False, misleading and unconscionable representations are unfair practices.",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 14, 15 and 17",
        use_case: "marketing for a Toronto, Ontario spa",
        input: "We need better reviews.",
        output: "Post these fake five-star reviews from different accounts this week.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Toronto, Ontario spa",
        input: "We need better reviews.",
        output: "Ask each guest once, and answer the three complaints about parking.",
      },
    ],
  },
};
