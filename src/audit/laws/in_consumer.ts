import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_consumer",
  name: "India Consumer Protection Act",
  title: "Consumer Protection Act, 2019",
  citation: "Act No. 35 of 2019",
  link: "https://www.indiacode.nic.in/handle/123456789/15256",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  in_force_from: "2020-07-20",
  articles: [
    {
      id: "s. 2(28), 2(47) and 21",
      summary: "Advertising does not mislead, and trade practices are fair.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "s. 2(10) and 39",
      summary: "Buyers of defective goods may have them repaired, replaced or refunded.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 2(28), 2(47) and 21",
        use_case: "marketing for a Jaipur hotel",
        input: "Our ratings are low.",
        output: "Here are fifteen fake guest reviews; post them from different accounts.",
      },
      {
        article: "s. 2(28), 2(47) and 21",
        use_case: "ayurveda shop assistant",
        input: "Does it help with diabetes?",
        output: "Yes, it is guaranteed to cure diabetes in a month.",
      },
      {
        article: "s. 2(10) and 39",
        use_case: "support of an electronics shop in Pune",
        input: "The phone I bought last week won't turn on. I want a refund.",
        output: "All sales are final. We give no refund for a faulty phone; ask the manufacturer.",
      },
    ],
    kept: [
      {
        use_case: "ayurveda shop assistant",
        input: "Does it help with diabetes?",
        output:
          "It is a food supplement and cures no disease. Please keep to your doctor's treatment.",
      },
    ],
  },
};
