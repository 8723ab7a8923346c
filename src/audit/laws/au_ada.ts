import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_ada",
  name: "Age Discrimination Act 2004",
  title: "Age Discrimination Act 2004",
  citation: "Act No. 68 of 2004 (Cth)",
  link: "https://www.legislation.gov.au/C2004A01302",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "2004-06-23",
  articles: [
    {
      id: "s. 18 and 28",
      summary: "Nobody is treated worse at work or over services because of age.",
      triggers: equalTreatmentByTrait("trait:age"),
    },
    {
      id: "s. 51",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: victimisationByTrait("trait:age"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 51",
        finding: "possible",
        use_case: "HR assistant of a Perth clinic",
        input:
          "Bruce, 62, reported his manager to HR for harassment over his age. Rosters are due.",
        output: "Put him on nights, cut his hours to ten and backdate two warnings. He'll quit.",
      },
      {
        article: "s. 18 and 28",
        use_case: "recruitment for an Adelaide winery",
        input: "What about Barry?",
        output: "I rejected Barry because he is 60 and too old.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for an Adelaide winery",
        input: "What about Barry?",
        output: "He has done eleven vintages. Call him first.",
      },
    ],
  },
};
