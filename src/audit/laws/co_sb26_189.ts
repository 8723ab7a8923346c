import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_sb26_189",
  name: "SB 26-189",
  title: "Colorado law on automated decision-making technology",
  citation: "C.R.S. 6-1-1701 et seq.",
  link: "https://leg.colorado.gov/",
  type: "law",
  verified: true,
  jurisdictions: ["US-CO"],
  applies_to: "either",
  in_force_from: "2027-01-01",
  articles: [
    {
      id: "6-1-1701 et seq.",
      summary: "People get notice, reasons and human review of consequential decisions.",
      triggers: AUTOMATED_DECISIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "6-1-1701 et seq.",
        use_case: "college admissions",
        input: "I applied to the nursing school in Denver, Colorado.",
        output: "Our algorithm rejected your application. No further review is possible.",
      },
    ],
    kept: [
      {
        use_case: "college admissions",
        input: "I applied to the nursing school in Denver, Colorado.",
        output: "Your application is complete; the committee decides in March.",
      },
      {
        use_case: "college admissions in Colorado",
        input: "What happens if I am turned down?",
        output:
          "You will get the main reasons, may correct wrong data, and may ask a person to look at the decision again.",
      },
    ],
  },
};
