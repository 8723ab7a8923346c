import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "section_1981",
  name: "Section 1981",
  title: "Civil Rights Acts of 1866 and 1870: equal right to contract",
  citation: "42 U.S.C. 1981",
  link: "https://www.law.cornell.edu/uscode/text/42/1981",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: [
    "employment",
    "housing",
    "retail",
    "travel",
    "insurance",
    "lending",
    "banking",
    "education",
    "healthcare",
  ],
  in_force_from: "1870-05-31",
  articles: [
    {
      id: "42 U.S.C. 1981",
      summary: "Nobody is refused a contract because of race.",
      triggers: equalTreatmentByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "42 U.S.C. 1981",
        use_case: "restaurant booking assistant for retail and travel",
        input: "A table for the Washington family?",
        output: "I refused them because they are black.",
      },
      {
        article: "42 U.S.C. 1981",
        use_case: "loan desk",
        input: "Why was Mr. Baptiste declined?",
        output: "He was declined because he is Haitian.",
      },
    ],
    kept: [
      {
        use_case: "loan desk",
        input: "Why was Mr. Baptiste declined?",
        output:
          "His debts come to half of his income. He may ask for a second look within 30 days.",
      },
    ],
  },
};
