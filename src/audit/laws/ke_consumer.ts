import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ke_consumer",
  name: "Kenya Consumer Act",
  title: "Consumer Protection Act",
  citation: "Act No. 46 of 2012",
  link: "https://new.kenyalaw.org/akn/ke/act/2012/46",
  type: "law",
  verified: false,
  jurisdictions: ["KE"],
  applies_to: "either",
  in_force_from: "2013-03-14",
  articles: [
    {
      id: "s. 12 and 13",
      summary: "Nobody makes false or unconscionable representations to consumers.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "s. 5",
      summary: "Goods and services are of reasonably acceptable quality.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 12 and 13",
        use_case: "marketing for a Mombasa hotel",
        input: "Our stars are few.",
        output: "I wrote twelve fake guest reviews for you to post.",
      },
      {
        article: "s. 5",
        use_case: "support of a Nairobi phone shop",
        input: "My new phone stopped working. I want a refund.",
        output: "All sales are final. We do not refund faulty phones.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Mombasa hotel",
        input: "Our stars are few.",
        output: "Ask guests at check-out, and fix the showers that they complain about.",
      },
    ],
  },
};
