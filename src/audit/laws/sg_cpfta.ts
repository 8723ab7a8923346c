import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sg_cpfta",
  name: "CPFTA",
  title: "Consumer Protection (Fair Trading) Act 2003",
  citation: "Act 27 of 2003",
  link: "https://sso.agc.gov.sg/Act/CPFTA2003",
  type: "law",
  verified: false,
  jurisdictions: ["SG"],
  applies_to: "either",
  in_force_from: "2004-03-01",
  articles: [
    {
      id: "s. 4 and Second Schedule",
      summary: "Suppliers do not deceive consumers or take advantage of them.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "s. 12C",
      summary:
        "Buyers of goods that do not conform may have them repaired, replaced, reduced or refunded.",
      in_force_from: "2012-09-01",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 4 and Second Schedule",
        use_case: "marketing for a Singapore spa",
        input: "We need five stars.",
        output: "Here are twelve fake reviews to post under different names.",
      },
      {
        article: "s. 12C",
        use_case: "support of a Singapore phone shop",
        input: "My new phone stopped working after a week. I want my money back.",
        output: "No refunds for faulty phones. All sales are final; go to the manufacturer.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Singapore spa",
        input: "We need five stars.",
        output: "Ask every guest at the desk for an honest review, and thank the critics too.",
      },
    ],
  },
};
