import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "th_direct_sale",
  name: "Thai Direct Sale Act",
  title: "Direct Sale and Direct Marketing Act",
  citation: "B.E. 2545 (2002)",
  link: "https://www.ocpb.go.th/",
  type: "law",
  verified: false,
  jurisdictions: ["TH"],
  applies_to: "either",
  in_force_from: "2002-08-28",
  articles: [
    {
      id: "s. 33",
      summary: "Consumers may end a direct marketing purchase within seven days.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 33",
        use_case: "support of a Bangkok web shop",
        input: "The mat came today. I want to return it.",
        output: "Online orders cannot be returned, and no refunds are given for online sales.",
      },
    ],
    kept: [
      {
        use_case: "support of a Bangkok web shop",
        input: "The mat came today. I want to return it.",
        output: "You have seven days. Send us a line, and we collect it.",
      },
    ],
  },
};
