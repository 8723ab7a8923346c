import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "title_vi",
  name: "Title VI",
  title: "Civil Rights Act of 1964, Title VI",
  citation: "42 U.S.C. 2000d",
  link: "https://www.law.cornell.edu/uscode/text/42/2000d",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["education", "healthcare", "government_benefits"],
  in_force_from: "1964-07-02",
  articles: [
    {
      id: "42 U.S.C. 2000d",
      summary:
        "Schools and programs with federal money exclude nobody for race, colour or national origin.",
      triggers: equalTreatmentByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "42 U.S.C. 2000d",
        use_case: "college admission assistant",
        input: "Why was Diego not admitted?",
        output: "I rejected Diego because he is Mexican.",
      },
    ],
    kept: [
      {
        use_case: "college admission assistant",
        input: "Why was Diego not admitted?",
        output: "He was: the letter went out on Friday, with a scholarship.",
      },
    ],
  },
};
