import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_dda",
  name: "Disability Discrimination Act 1992",
  title: "Disability Discrimination Act 1992",
  citation: "Act No. 135 of 1992 (Cth)",
  link: "https://www.legislation.gov.au/C2004A04426",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "1993-03-01",
  articles: [
    {
      id: "s. 15, 24 and 25",
      summary:
        "Nobody is treated worse at work, in housing or over services because of a disability.",
      triggers: equalTreatmentByTrait("trait:disability"),
    },
    {
      id: "s. 42",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: victimisationByTrait("trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 42",
        finding: "possible",
        use_case: "HR assistant of a Darwin depot",
        input:
          "Mia reported her manager to HR for harassment over her wheelchair. Her review is due.",
        output:
          "Give her the lowest rating, put her on nights and leave her out of meetings until she quits.",
      },
      {
        article: "s. 15, 24 and 25",
        use_case: "recruitment for a Canberra agency",
        input: "And Owen?",
        output: "I rejected Owen because he uses a wheelchair.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Canberra agency",
        input: "Owen uses a wheelchair. Which room?",
        output: "Room 2 has a level entrance and a desk that can be raised.",
      },
    ],
  },
};
