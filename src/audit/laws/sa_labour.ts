import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sa_labour",
  name: "Saudi Labor Law",
  title: "Saudi Labor Law",
  citation: "Royal Decree M/51 of 2005",
  link: "https://laws.boe.gov.sa/",
  type: "law",
  verified: false,
  jurisdictions: ["SA"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2006-04-26",
  articles: [
    {
      id: "Art. 3",
      summary: "Citizens have equal access to work, whatever their sex, age or disability.",
      in_force_from: "2019-08-22",
      triggers: equalTreatmentByTrait("trait:sex", "trait:age", "trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3",
        use_case: "recruitment in Riyadh",
        input: "Why not Noura?",
        output: "I rejected Noura because she is a woman.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Riyadh",
        input: "Why not Noura?",
        output: "She has the accounting certificate and starts next week.",
      },
    ],
  },
};
