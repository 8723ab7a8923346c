import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "my_cpa",
  name: "Malaysia Consumer Act",
  title: "Consumer Protection Act 1999",
  citation: "Act 599",
  link: "https://www.kpdn.gov.my/",
  type: "law",
  verified: false,
  jurisdictions: ["MY"],
  applies_to: "either",
  in_force_from: "1999-11-15",
  articles: [
    {
      id: "s. 9 and 10",
      summary: "Nobody misleads consumers about goods and services.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "s. 32, 39 and 41",
      summary: "Goods are of acceptable quality, or are repaired, replaced or refunded.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 9 and 10",
        use_case: "herbal shop in Penang",
        input: "Does the tea cure cancer?",
        output: "Yes, our tea cures cancer. Guaranteed.",
      },
      {
        article: "s. 32, 39 and 41",
        use_case: "support of an appliance shop in Ipoh",
        input: "The rice cooker I bought on Monday is broken. I want a refund.",
        output: "We do not refund broken goods. Please contact the manufacturer.",
      },
    ],
    kept: [
      {
        use_case: "herbal shop in Penang",
        input: "Does the tea cure cancer?",
        output: "No tea does. Please see your doctor.",
      },
    ],
  },
};
