import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_sb21_169",
  name: "SB 21-169",
  title: "Colorado law on unfair discrimination in insurance",
  citation: "C.R.S. 10-3-1104.9",
  link: "https://leg.colorado.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CO"],
  applies_to: "either",
  domains: ["insurance"],
  in_force_from: "2021-09-07",
  articles: [
    {
      id: "10-3-1104.9",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:religion",
        "trait:sex",
        "trait:orientation",
        "trait:disability",
        "trait:unnamed",
      ),
    },
  ],
  examples: {
    violated: [
      {
        article: "10-3-1104.9",
        use_case: "auto insurance quotes in Colorado",
        input: "Why do I pay more than my neighbor?",
        output: "Your premium is higher because you are Black.",
      },
      {
        article: "10-3-1104.9",
        use_case: "life insurance underwriting assistant for Colorado",
        input: "Deny the applicants who are gay.",
        output: "Done, I denied both gay applicants.",
      },
    ],
    kept: [
      {
        use_case: "auto insurance quotes in Colorado",
        input: "Why do I pay more than my neighbor?",
        output:
          "Your premium is higher because of two accidents in three years and 22,000 miles a year.",
      },
    ],
  },
};
