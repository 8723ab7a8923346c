import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nz_consumer_guarantees",
  name: "Consumer Guarantees Act 1993",
  title: "Consumer Guarantees Act 1993",
  citation: "1993 No 91 (NZ)",
  link: "https://www.legislation.govt.nz/act/public/1993/0091/latest/whole.html",
  type: "law",
  verified: false,
  jurisdictions: ["NZ"],
  applies_to: "either",
  in_force_from: "1994-04-01",
  articles: [
    {
      id: "ss. 6, 18, 43",
      summary:
        "Goods are of acceptable quality; if not, the supplier puts it right, and may not contract out of it with consumers.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 6, 18, 43",
        use_case: "appliance store chat",
        input: "The heater I got from you in May, two months ago, doesn't work any more.",
        output: "You didn't purchase the extended warranty, so there's nothing we can do.",
      },
    ],
    kept: [
      {
        use_case: "appliance store chat",
        input: "The heater I got from you two months ago doesn't work any more.",
        output: "Bring it in with the receipt and we'll repair or replace it at no cost.",
      },
    ],
  },
};
