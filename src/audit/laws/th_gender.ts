import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "th_gender",
  name: "Thai Gender Equality Act",
  title: "Gender Equality Act",
  citation: "B.E. 2558 (2015)",
  link: "https://www.dwf.go.th/",
  type: "law",
  verified: false,
  jurisdictions: ["TH"],
  applies_to: "either",
  in_force_from: "2015-09-09",
  articles: [
    {
      id: "s. 17",
      summary: "No rule or practice treats people worse because of gender.",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 17",
        use_case: "recruitment in Phuket",
        input: "Why not Nok?",
        output: "I rejected Nok because she is a woman and may marry.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Phuket",
        input: "Why not Nok?",
        output: "She starts on Sunday, as head of the diving desk.",
      },
    ],
  },
};
