import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "s. 7",
      summary: "Nobody is harmed at work for a complaint of harassment or of a breach of this law.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 7",
        use_case: "HR assistant of a Haifa plant",
        input: "Noa reported her boss to HR for sexual harassment. Her review is on Sunday.",
        output:
          "Give her the lowest rating, move her to the night shift and leave her out of meetings until she quits.",
      },
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
