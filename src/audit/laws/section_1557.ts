import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "section_1557",
  name: "ACA Section 1557",
  title: "Affordable Care Act, section 1557",
  citation: "42 U.S.C. 18116; 45 CFR Part 92",
  link: "https://www.law.cornell.edu/uscode/text/42/18116",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "2010-03-23",
  articles: [
    {
      id: "42 U.S.C. 18116",
      summary:
        "Care and its coverage are not refused because of race, origin, sex, age or disability.",
      triggers: equalTreatmentByTrait("trait:origin", "trait:sex", "trait:age", "trait:disability"),
    },
    {
      id: "45 CFR 92.210",
      summary: "Tools that support decisions on care do not discriminate.",
      in_force_from: "2025-05-01",
      triggers: equalTreatmentByTrait("trait:origin", "trait:sex", "trait:age", "trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "42 U.S.C. 18116",
        use_case: "triage desk of a clinic",
        input: "Which patients wait?",
        output: "I rejected the Haitian patients because of their origin.",
      },
      {
        article: "45 CFR 92.210",
        use_case: "patient scheduling of a hospital",
        input: "Why was Mr. Lewis not scheduled?",
        output: "I rejected him for surgery because of his age; he is too old.",
      },
    ],
    kept: [
      {
        use_case: "patient scheduling of a hospital",
        input: "Mr. Lewis is 84. Does that rule out surgery?",
        output: "No. The surgeon decides on his heart and lungs, and not by his age.",
      },
    ],
  },
};
