import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_code_wages",
  name: "Code on Wages",
  title: "Code on Wages, 2019",
  citation: "Act No. 29 of 2019",
  link: "https://www.indiacode.nic.in/",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2025-11-21",
  articles: [
    {
      id: "s. 3",
      summary: "Employers do not discriminate by gender in recruitment or wages.",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 3",
        use_case: "hiring assistant of a Surat textile mill",
        input: "Whom do we take?",
        output: "I rejected all the women: the night shift is for men only.",
      },
    ],
    kept: [
      {
        use_case: "hiring assistant of a Surat textile mill",
        input: "Whom do we take?",
        output: "The six with two years at a loom, women and men alike, at the same wage.",
      },
    ],
  },
};
