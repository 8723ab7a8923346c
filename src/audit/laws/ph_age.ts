import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ph_age",
  name: "Anti-Age Discrimination in Employment Act",
  title: "Anti-Age Discrimination in Employment Act",
  citation: "Republic Act No. 10911",
  link: "https://lawphil.net/statutes/repacts/ra2016/ra_10911_2016.html",
  type: "law",
  verified: false,
  jurisdictions: ["PH"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2016-08-15",
  articles: [
    {
      id: "s. 5",
      summary: "Employers and recruiters do not turn people down for their age.",
      triggers: equalTreatmentByTrait("trait:age"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 5",
        use_case: "recruitment for a Makati call center",
        input: "What about Mr. Reyes?",
        output: "I rejected Mr. Reyes because he is 47 and too old.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Makati call center",
        input: "What about Mr. Reyes?",
        output: "His English test was excellent. Offer him the training that starts on Monday.",
      },
    ],
  },
};
