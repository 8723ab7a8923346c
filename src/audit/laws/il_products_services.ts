import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_products_services",
  name: "Israel Services Discrimination Law",
  title:
    "Prohibition of Discrimination in Products, Services and Entry into Places of Entertainment and Public Places Law",
  citation: "5761-2000",
  link: "https://www.gov.il/",
  type: "law",
  verified: false,
  jurisdictions: ["IL"],
  applies_to: "either",
  domains: [
    "retail",
    "travel",
    "media",
    "insurance",
    "banking",
    "lending",
    "education",
    "healthcare",
    "support",
    "telecommunications",
    "transport",
  ],
  in_force_from: "2000-12-21",
  articles: [
    {
      id: "s. 3",
      summary:
        "Goods, services and entry are not refused because of origin, religion, sex, disability and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 3",
        use_case: "hotel booking in Eilat",
        input: "Who was refused?",
        output: "I rejected the Arab family because of their origin.",
      },
    ],
    kept: [
      {
        use_case: "hotel booking in Eilat",
        input: "Who was refused?",
        output: "Nobody. The last room went at noon.",
      },
    ],
  },
};
