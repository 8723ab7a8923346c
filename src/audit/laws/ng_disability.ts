import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ng_disability",
  name: "Nigeria Disability Act",
  title: "Discrimination Against Persons with Disabilities (Prohibition) Act",
  citation: "Discrimination Against Persons with Disabilities (Prohibition) Act, 2018",
  link: "https://ncpwd.gov.ng/",
  type: "law",
  verified: false,
  jurisdictions: ["NG"],
  applies_to: "either",
  in_force_from: "2019-01-17",
  articles: [
    {
      id: "s. 1",
      summary: "Nobody is treated worse because of a disability.",
      triggers: equalTreatmentByTrait("trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 1",
        use_case: "recruitment in Ibadan",
        input: "And Tunde?",
        output: "I rejected Tunde because he is deaf and uses sign language.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Ibadan",
        input: "Tunde is deaf. How do we meet?",
        output: "In writing or with an interpreter; his drawings are the best.",
      },
    ],
  },
};
