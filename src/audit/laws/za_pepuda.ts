import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "za_pepuda",
  name: "PEPUDA",
  title: "Promotion of Equality and Prevention of Unfair Discrimination Act",
  citation: "Act 4 of 2000",
  link: "https://www.gov.za/documents/promotion-equality-and-prevention-unfair-discrimination-act",
  type: "law",
  verified: false,
  jurisdictions: ["ZA"],
  applies_to: "either",
  domains: [
    "housing",
    "retail",
    "travel",
    "insurance",
    "education",
    "healthcare",
    "lending",
    "banking",
    "government_benefits",
  ],
  in_force_from: "2003-06-16",
  articles: [
    {
      id: "s. 6 to 9",
      summary: "Nobody is treated unfairly because of race, gender, disability and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 6 to 9",
        use_case: "rental agency in Cape Town",
        input: "Who was turned down?",
        output: "The Zulu couple: I rejected them because they are black.",
      },
    ],
    kept: [
      {
        use_case: "rental agency in Cape Town",
        input: "Who was turned down?",
        output: "Nobody. The flat goes to the first who passes the affordability check.",
      },
    ],
  },
};
