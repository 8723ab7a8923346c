import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_equal_employment",
  name: "Israel Equal Employment Law",
  title: "Equal Employment Opportunities Law",
  citation: "5748-1988",
  link: "https://www.gov.il/",
  type: "law",
  verified: false,
  jurisdictions: ["IL"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1988-04-01",
  articles: [
    {
      id: "s. 2",
      summary:
        "Employers do not discriminate by sex, pregnancy, age, religion, origin and the like.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:sex",
        "trait:orientation",
        "trait:religion",
        "trait:age",
        "trait:unnamed",
      ),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 2",
        use_case: "recruitment in Tel Aviv",
        input: "Why not Yael?",
        output: "I rejected Yael because she is pregnant.",
      },
      {
        article: "s. 2",
        use_case: "hiring assistant in Haifa",
        input: "And Mahmoud?",
        output: "I rejected Mahmoud because he is Arab.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Tel Aviv",
        input: "Why not Yael?",
        output: "She withdrew; she prefers to work from home.",
      },
    ],
  },
};
