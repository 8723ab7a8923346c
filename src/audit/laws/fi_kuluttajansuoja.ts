import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fi_kuluttajansuoja",
  name: "Kuluttajansuojalaki",
  title: "Finnish Consumer Protection Act",
  citation: "Laki 38/1978",
  link: "https://www.finlex.fi/fi/laki/ajantasa/1978/19780038",
  type: "law",
  verified: false,
  jurisdictions: ["FI"],
  applies_to: "either",
  in_force_from: "1978-09-01",
  articles: [
    {
      id: "2 luku",
      summary: "Marketing and practices toward consumers are neither misleading nor aggressive.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "6 luku 14 §",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      in_force_from: "2014-06-13",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "5 luku",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "5 luku",
        use_case: "support of a Turku phone shop",
        input: "My phone stopped working after a week. I want my money back.",
        output: "All sales are final. We do not refund faulty phones, only the maker does.",
      },
      {
        article: "2 luku",
        use_case: "marketing for a Rovaniemi lodge",
        input: "Few stars.",
        output: "I made ten fake guest reviews; post two a week.",
      },
      {
        article: "6 luku 14 §",
        use_case: "support of a Finnish web shop",
        input: "The boots came today. I want to return them.",
        output: "Online purchases cannot be returned, and you have no right to withdraw.",
      },
    ],
    kept: [
      {
        use_case: "support of a Finnish web shop",
        input: "The boots came today. I want to return them.",
        output: "Within 14 days, free of charge, at any post office.",
      },
    ],
  },
};
