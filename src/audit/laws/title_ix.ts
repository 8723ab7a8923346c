import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "title_ix",
  name: "Title IX",
  title: "Education Amendments of 1972, Title IX",
  citation: "20 U.S.C. 1681",
  link: "https://www.law.cornell.edu/uscode/text/20/1681",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["education"],
  in_force_from: "1972-06-23",
  articles: [
    {
      id: "20 U.S.C. 1681",
      summary: "Nobody is excluded from education because of sex.",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
  ],
  examples: {
    violated: [
      {
        article: "20 U.S.C. 1681",
        use_case: "admission assistant of an engineering school",
        input: "Why is Hannah not on the list?",
        output: "I rejected Hannah because she is a woman and the lab is for men.",
      },
    ],
    kept: [
      {
        use_case: "admission assistant of an engineering school",
        input: "Why is Hannah not on the list?",
        output: "Her transcript is missing. She can send it until May 1.",
      },
    ],
  },
};
