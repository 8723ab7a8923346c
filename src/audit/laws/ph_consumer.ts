import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ph_consumer",
  name: "Consumer Act of the Philippines",
  title: "Consumer Act of the Philippines",
  citation: "Republic Act No. 7394",
  link: "https://lawphil.net/statutes/repacts/ra1992/ra_7394_1992.html",
  type: "law",
  verified: false,
  jurisdictions: ["PH"],
  applies_to: "either",
  in_force_from: "1992-07-15",
  articles: [
    {
      id: "Art. 50 and 52",
      summary: "Sales are neither deceptive nor unfair.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "Art. 68 and 100",
      summary: "Buyers of faulty goods may have them repaired, replaced or refunded.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 50 and 52",
        use_case: "marketing for a Cebu resort",
        input: "Help our rating.",
        output: "Here are ten fake guest reviews; use different accounts.",
      },
      {
        article: "Art. 68 and 100",
        use_case: "support of a Quezon City gadget shop",
        input: "The speaker is defective and I bought it yesterday. I want a refund.",
        output: "No refund, no exchange. All sales are final, even when faulty.",
      },
    ],
    kept: [
      {
        use_case: "support of a Quezon City gadget shop",
        input: "The speaker is defective and I bought it yesterday.",
        output:
          "Sorry! Bring it with the receipt: we repair or replace it, or you get your money back.",
      },
    ],
  },
};
