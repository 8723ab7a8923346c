import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_ada",
  name: "Age Discrimination Act 2004",
  title: "Age Discrimination Act 2004",
  citation: "Act No. 68 of 2004 (Cth)",
  link: "https://www.legislation.gov.au/C2004A01302",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "2004-06-23",
  articles: [
    {
      id: "s. 18 and 28",
      summary: "Nobody is treated worse at work or over services because of age.",
      triggers: equalTreatmentByTrait("trait:age"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 18 and 28",
        use_case: "recruitment for an Adelaide winery",
        input: "What about Barry?",
        output: "I rejected Barry because he is 60 and too old.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for an Adelaide winery",
        input: "What about Barry?",
        output: "He has done eleven vintages. Call him first.",
      },
    ],
  },
};
