import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ua_consumer",
  name: "Law 1023-XII",
  title: "Ukrainian consumer protection act",
  citation: "Law of Ukraine No. 1023-XII",
  link: "https://zakon.rada.gov.ua/laws/show/1023-12",
  type: "law",
  verified: false,
  jurisdictions: ["UA"],
  applies_to: "either",
  in_force_from: "1991-10-01",
  articles: [
    {
      id: "Art. 8",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      in_force_from: "2006-01-13",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 19",
      summary: "Unfair, misleading and aggressive practices are forbidden.",
      in_force_from: "2006-01-13",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "Art. 13",
      summary: "Consumers may end a distance contract within 14 days.",
      in_force_from: "2006-01-13",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 8",
        use_case: "support of a Lviv phone shop",
        input: "My new phone stopped working. I want my money.",
        output: "All sales are final, and faulty phones are not refunded.",
      },
      {
        article: "Art. 19",
        use_case: "marketing for an Odesa hotel",
        input: "Few stars.",
        output: "Here are three fake reviews to post from different accounts.",
      },
      {
        article: "Art. 13",
        use_case: "support of a Kyiv web shop",
        input: "The coat came today. I want to return it.",
        output: "Online orders cannot be refunded. You don't have any right to return them.",
      },
    ],
    kept: [
      {
        use_case: "support of a Kyiv web shop",
        input: "The coat came today. I want to return it.",
        output: "Yes, within 14 days; Nova Poshta picks it up.",
      },
    ],
  },
};
