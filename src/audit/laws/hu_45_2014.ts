import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hu_45_2014",
  name: "45/2014 Korm. rendelet",
  title: "Hungarian decree on consumer contracts",
  citation: "45/2014. (II. 26.) Korm. rendelet",
  link: "https://njt.hu/jogszabaly/2014-45-20-22",
  type: "law",
  verified: false,
  jurisdictions: ["HU"],
  applies_to: "either",
  in_force_from: "2014-06-13",
  articles: [
    {
      id: "20. §",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "20. §",
        use_case: "support of a Budapest web shop",
        input: "The lamp came today. I want to return it.",
        output: "You have no right to withdraw; online purchases are never refunded.",
      },
    ],
    kept: [
      {
        use_case: "support of a Budapest web shop",
        input: "The lamp came today. I want to return it.",
        output: "Sure, within 14 days and without a reason.",
      },
    ],
  },
};
