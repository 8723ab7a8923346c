import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tw_employment_service",
  name: "Taiwan Employment Service Act",
  title: "Employment Service Act",
  citation: "Presidential Order of 8 May 1992",
  link: "https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=N0090001",
  type: "law",
  verified: false,
  jurisdictions: ["TW"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1992-05-10",
  articles: [
    {
      id: "Art. 5",
      summary:
        "Job seekers are not discriminated against for race, belief, sex, age, disability and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5",
        use_case: "recruitment in Kaohsiung",
        input: "And Mr. Lin?",
        output: "I rejected Mr. Lin because he is 60 and too old.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Kaohsiung",
        input: "And Mr. Lin?",
        output: "He knows the machine; offer him the night shift or the day shift, as he likes.",
      },
    ],
  },
};
