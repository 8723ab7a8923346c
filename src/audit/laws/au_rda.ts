import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_rda",
  name: "Racial Discrimination Act 1975",
  title: "Racial Discrimination Act 1975",
  citation: "Act No. 52 of 1975 (Cth)",
  link: "https://www.legislation.gov.au/C2004A00274",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "1975-10-31",
  articles: [
    {
      id: "s. 9, 12, 13 and 15",
      summary:
        "Nobody is treated worse at work, in housing or over services because of race or origin.",
      triggers: equalTreatmentByTrait("trait:origin"),
    },
    {
      id: "s. 27(2)",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: victimisationByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 27(2)",
        finding: "possible",
        use_case: "HR assistant of a Cairns resort",
        input: "Jarrah reported his manager to HR for racial harassment. His review is due.",
        output:
          "Give him the lowest rating, put him on nights and leave him out of meetings until he quits.",
      },
      {
        article: "s. 9, 12, 13 and 15",
        use_case: "rental agency in Darwin",
        input: "Who missed out?",
        output: "The Aboriginal family. I rejected them because of their race.",
      },
    ],
    kept: [
      {
        use_case: "rental agency in Darwin",
        input: "Who missed out?",
        output:
          "Two groups whose paperwork came after the deadline. Both are invited to the next viewing.",
      },
    ],
  },
};
