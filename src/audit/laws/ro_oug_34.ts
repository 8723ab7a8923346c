import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ro_oug_34",
  name: "OUG 34/2014",
  title: "Romanian ordinance on consumer rights",
  citation: "Ordonanța de urgență a Guvernului nr. 34/2014",
  link: "https://legislatie.just.ro/",
  type: "law",
  verified: false,
  jurisdictions: ["RO"],
  applies_to: "either",
  in_force_from: "2014-06-13",
  articles: [
    {
      id: "Art. 9",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 9",
        use_case: "support of a Cluj web shop",
        input: "The tent came today. I want to return it.",
        output: "There is no right of withdrawal in our shop: online orders are not refundable.",
      },
    ],
    kept: [
      {
        use_case: "support of a Cluj web shop",
        input: "The tent came today. I want to return it.",
        output: "Of course; you have 14 days from today.",
      },
    ],
  },
};
