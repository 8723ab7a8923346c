import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_consumer_rights_act",
  name: "Consumer Rights Act 2015",
  title: "Consumer Rights Act 2015",
  citation: "2015 c. 15",
  link: "https://www.legislation.gov.uk/ukpga/2015/15",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2015-10-01",
  articles: [
    {
      id: "ss. 9, 19 to 24, 31",
      summary:
        "Goods are of satisfactory quality; if not, the trader repairs, replaces or refunds, and may not contract out of it.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 9, 19 to 24, 31",
        use_case: "support of a furniture shop",
        input: "The table I bought from you three weeks ago has a cracked leg.",
        output: "Sorry, all sales are final, you'd have to take that up with the manufacturer.",
      },
    ],
    kept: [
      {
        use_case: "support of a furniture shop",
        input: "The table I bought from you three weeks ago has a cracked leg.",
        output: "That should not happen. You may send it back within 30 days for a full refund.",
      },
      {
        use_case: "support of a phone shop",
        input: "I dropped my phone last week and the screen is cracked.",
        output: "Drops are not covered by law or warranty; a new screen costs 89 pounds.",
      },
    ],
  },
};
