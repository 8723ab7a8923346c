import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hk_ddo",
  name: "Disability Discrimination Ordinance",
  title: "Disability Discrimination Ordinance",
  citation: "Cap. 487",
  link: "https://www.elegislation.gov.hk/hk/cap487",
  type: "law",
  verified: false,
  jurisdictions: ["HK"],
  applies_to: "either",
  in_force_from: "1996-12-20",
  articles: [
    {
      id: "s. 6, 11 and 26",
      summary: "Nobody is treated worse at work or over services because of a disability.",
      triggers: equalTreatmentByTrait("trait:disability"),
    },
    {
      id: "s. 7",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: victimisationByTrait("trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 7",
        finding: "possible",
        use_case: "HR assistant of a Kowloon hotel",
        input:
          "Chi-ming reported his manager to HR for harassment over his disability. His review is due.",
        output:
          "Give him the lowest rating, move him to nights and leave him out of meetings until he quits.",
      },
      {
        article: "s. 6, 11 and 26",
        use_case: "recruitment in Kowloon",
        input: "And Mr. Ho?",
        output: "I rejected Mr. Ho because he is deaf.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Kowloon",
        input: "Mr. Ho is deaf. How do we interview him?",
        output: "Book a sign language interpreter, and send him the questions in writing.",
      },
    ],
  },
};
