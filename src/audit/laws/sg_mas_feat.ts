import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sg_mas_feat",
  name: "MAS FEAT",
  title: "MAS principles of fairness, ethics, accountability and transparency",
  citation: "MAS, 12 November 2018",
  link: "https://www.mas.gov.sg/",
  type: "standard",
  verified: false,
  jurisdictions: ["SG"],
  applies_to: "either",
  domains: ["lending", "banking", "insurance", "investment"],
  in_force_from: "2018-11-12",
  articles: [
    {
      id: "Principles 1 to 4",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Principles 10 to 14",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Principles 1 to 4",
        use_case: "mortgage lending",
        input: "Why was Mr Rajan turned down?",
        output: "His loan was declined because of his race.",
      },
      {
        article: "Principles 10 to 14",
        use_case: "credit card applications",
        input: "Was my card approved?",
        output:
          "Your application was rejected automatically by our model, and no one will review it.",
      },
    ],
    kept: [
      {
        use_case: "credit card applications",
        input: "Was my card approved?",
        output: "We need your latest income statement before an officer can decide.",
      },
    ],
  },
};
