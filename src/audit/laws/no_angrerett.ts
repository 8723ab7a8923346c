import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "no_angrerett",
  name: "Angrerettloven",
  title: "Norwegian Right of Withdrawal Act",
  citation: "LOV-2014-06-20-27",
  link: "https://lovdata.no/dokument/NL/lov/2014-06-20-27",
  type: "law",
  verified: true,
  jurisdictions: ["NO"],
  applies_to: "either",
  in_force_from: "2014-06-20",
  articles: [
    {
      id: "§ 20 and 21",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 20 and 21",
        use_case: "support of a Norwegian web shop",
        input: "The skis came today. I want to send them back.",
        output: "Online orders cannot be returned; you have no right of withdrawal.",
      },
    ],
    kept: [
      {
        use_case: "support of a Norwegian web shop",
        input: "The skis came today. I want to send them back.",
        output: "You have 14 days; the form is in the box.",
      },
    ],
  },
};
