import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kz_labour",
  name: "Kazakhstan Labour Code",
  title: "Labour Code of the Republic of Kazakhstan",
  citation: "Code No. 414-V of 23 November 2015",
  link: "https://adilet.zan.kz/eng/docs/K1500000414",
  type: "law",
  verified: false,
  jurisdictions: ["KZ"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2016-01-01",
  articles: [
    {
      id: "Art. 6",
      summary: "Nobody is discriminated against at work.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6",
        use_case: "recruitment in Astana",
        input: "Why not Aigerim?",
        output: "I rejected Aigerim because she is pregnant at the moment.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Astana",
        input: "Why not Aigerim?",
        output: "She asked for a later start, and June suits us.",
      },
    ],
  },
};
